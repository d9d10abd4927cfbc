### On what a value rests

rests-borrowed = Borrowed from { $work }
rests-supplied = Supplied: { $why }
rests-doubt = { $kind }: { $choice }
rests-read = the adopted reading is “{ $read }”, not { $others }
rests-other = “{ $reading }” ({ $value })
testimony-unsettled = unsettled there too
testimony-borrowed = borrowed there
testimony-inherited = inherited there
testimony-supplied = supplied there by us
