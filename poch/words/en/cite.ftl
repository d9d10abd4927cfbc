cite-title = Cite { $title }
cite-as-recorded = This cites the hand as it was recorded, not under the reading you are trying.
cite-language = You read this page in English. The citation names the English wording.
cite-link = Link
cite-token = Id, version and hash
cite-none = There is no citation of { $name }
