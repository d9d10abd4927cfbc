/** Words that only this part says: they are learnt before it is. */

import { more } from "../language/say.js";

await more("odds");
