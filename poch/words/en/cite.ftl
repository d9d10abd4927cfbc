cite-title = Cite { $title }
cite-as-recorded = This cites the hand as it was recorded, not under the reading you are trying.
cite-none = There is no citation of { $name }
cite-exact = Exact: version, hash, works
cite-report = Report a fault in this reading
