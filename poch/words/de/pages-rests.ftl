### Worauf ein Wert beruht

rests-borrowed = Entlehnt aus: { $work }
rests-supplied = Ergänzt: { $why }
rests-doubt = { $kind }: { $choice }
rests-read = die bevorzugte Lesart ist „{ $read }“, nicht { $others }
rests-other = „{ $reading }“ ({ $value })
testimony-unsettled = auch dort ungeklärt
testimony-borrowed = dort entlehnt
testimony-inherited = dort vom Vergleichstext übertragen
testimony-supplied = dort von uns ergänzt
