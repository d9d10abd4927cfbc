/** What the sheet of a table's rules draws its link with. */

export { encode } from "uqr";
