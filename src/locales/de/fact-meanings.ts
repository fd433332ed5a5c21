import type { factMeanings as english } from '#src/locales/en/fact-meanings.ts'
import type { Texts } from '#src/locales/texts.ts'

/** What each chart says to the maker of a work in a given medium: one sentence. */
export const factMeanings: Texts<typeof english> = {
  histogram: {
    photography:
      'Ein Berg links oder rechts kann eine gewollte Stimmung sein; bedenklich wird es, wenn er an den Rand gedrückt ist oder eine einzelne Farbkurve über die anderen hinausläuft.',
    painting:
      'Such zwei oder drei getrennte Hügel, deine Tiefen, Mitten und Lichter; ein einziger Buckel in der Mitte heißt, dass die Tonwerte verschwimmen oder das Foto der Leinwand flau ist.',
    drawing:
      'Rechts steht eine hohe Spitze für das Papier, links davon laufen die Striche aus; endet dieser Ausläufer auf halbem Weg, ist dein dunkelster Ton noch ein Grau und verträgt mehr Druck.',
    graphicDesign:
      'Ein paar schmale Spitzen sind die Flächenfarben, die du gewählt hast; Schrift und Grund sollten als Spitzen weit auseinanderliegen, denn dicht beieinander sind sie schwer zu lesen.',
    illustration:
      'Getrennte Hügel sprechen dafür, dass Figur und Umgebung eigene Tonwerte haben; teilt sich alles einen Hügel, kann die Handlung im kleinen Format verschwinden.',
    film: 'Ein flacher Hügel links passt zur Nacht, solange er für die Gesichter nach rechts ausläuft; sei wachsam, wenn Rot oder Blau sich vom Rest löst, obwohl die Szene neutral gemeint ist.',
    dance:
      'Bühnenaufnahmen drängen sich links, weil der Boden dunkel ist; es zählt ein klarer Buckel weiter rechts für die Körper, und ohne ihn versinkt die Bewegung.',
    other:
      'Lies es von links, Schwarz, nach rechts, Weiß: Lücken an beiden Enden lassen eine Arbeit flau wirken, eine Wand an einem Ende zeigt, dass Tonwerte abgeschnitten wurden.',
  },
  clipping: {
    photography:
      'Ausgefressenes Weiß in einer Lampe oder der Sonne ist ehrlich, doch in einem Feld mit Haut, Wolken oder einem Brautkleid ist die Zeichnung weg, also belichte nächstes Mal auf diese Stelle.',
    painting:
      'Gemaltes ist selten rein weiß oder schwarz, markierte Felder sind also meist Glanz auf nasser oder gefirnisster Farbe oder eine dunkle Fotoecke; fotografiere bei gleichmäßigem Licht neu, bevor du urteilst.',
    drawing:
      'Weiß ohne Details kann einfach bloßes Papier sein und muss dich nicht kümmern; sieh genauer hin, wenn zarte Linien, die du kennst, vom Scan weggebleicht wurden.',
    graphicDesign:
      'Sattes Schwarz und leeres Weiß sind hier dein Material, ein hoher Anteil ist also in Ordnung; bedenklich ist nur ein Feld, in dem auch ein Foto seine Zeichnung verloren hat.',
    illustration:
      'Schwarze Flächen können eine starke Entscheidung sein, doch wo sie ein Feld füllen, in dem Hände oder Gesichter spielen, verschmelzen die Gesten, und eine schmale hellere Kante löst sie.',
    film: 'Ein helles Fenster darf ausbrennen und eine Türöffnung absaufen, aber ein Feld, in dem Augen sein sollten, braucht Zeichnung, denn kein Grading, also keine Farbkorrektur, holt sie zurück.',
    dance:
      'Scheinwerfer brennen Stirnen und helle Kostüme aus, während die Gassen im Schwarz versinken; achte auf das Weiß in den Feldern, in denen getanzt wird, und lass das leere Dunkel dunkel sein.',
    other:
      'Such das Feld mit dem größten Anteil und frag dich, was du dort sehen willst; wenn nichts, lass es, und wenn es dein Motiv ist, hol die Zeichnung zurück.',
  },
  palette: {
    photography:
      'Du hast diese Farben nicht gemischt, sondern in den Ausschnitt genommen: Wenn eine kleine verirrte wie ein roter Mülleimer nicht dein Motiv ist, hilft ein Schritt zur Seite oder ein Beschnitt.',
    painting:
      'Vergleich die sechs mit dem, was du aus den Tuben gedrückt hast: Bei fast gleichen Flächen führt keine Farbe, und sechs ähnliche Braun- oder Grautöne deuten auf zu viele Pigmente in der Mischung.',
    drawing:
      'Auf einem einfarbigen Blatt sind die sechs eigentlich Tonstufen, prüf also, ob sie sich unterscheiden; ein Gelb oder Blau in den Papiertönen kommt meist von der Lampe.',
    graphicDesign:
      'Gleich die sechs mit deinen festgelegten Farben ab: ein Grund, eine Hauptfarbe und ein kleiner Akzent genügen, und jede Farbe, die du nicht benennen kannst, ist ein Überrest.',
    illustration:
      'Der kleinste Fleck wirkt am stärksten, wenn er auf der handelnden Figur sitzt; Vorsicht, wenn deren Farbe auch die größte Fläche ist, denn dann hebt sich niemand ab.',
    film: 'Sechs verwandte Farben halten einen Film zusammen; wechselt die größte Fläche von Szene zu Szene den Charakter, ohne dass die Geschichte es verlangt, ist das Grading verrutscht.',
    dance:
      'Boden und Hintergrund nehmen die größten Flächen ein, also sieh nach, ob überhaupt eine Kostümfarbe vorkommt; wenn nicht, tragen die Tanzenden die Farbe des Raums.',
    other:
      'Deck die größte Farbe mit der Hand ab und sieh, ob der Rest noch eine Führung hat; wiegen alle anderen gleich viel, lass einige schrumpfen und eine wachsen.',
  },
  sharpness: {
    photography:
      'Am schärfsten sollte das Feld mit den Augen oder dem Motiv sein; liegt der Hintergrund vorn, saß der Fokus daneben, und sind alle unter 40 %, hat sich vielleicht die Kamera bewegt.',
    painting:
      'Deine härtesten Kanten gehören an den Blickpunkt und dürfen anderswo schmelzen; sind alle Felder gleich scharf, tritt nichts zurück, und sind alle niedrig, fotografiere neu.',
    drawing:
      'Scharfe Felder zeigen, wo der Stift spitz und die Hand sicher war; in gewischten Schatten ist Weichheit gut, in der Kontur der Hauptform liest sie sich als Zögern.',
    graphicDesign:
      'Schrift und Logos sollten in jedem ihrer Felder nahe 100 % liegen; ein niedrigerer Wert deutet auf ein zu stark vergrößertes oder stark komprimiertes Bild.',
    illustration:
      'Klare Konturen geben überall hohe Werte, also führe mit den Unterschieden: Nimm die Umgebung etwas zurück, und werde hellhörig, wenn ein Gesicht weicher ist als die Wand dahinter.',
    film: 'Bewegte Bilder dürfen weicher sein als Fotos, und 40 % reichen oft; schwierig wird es, wenn das Feld mit der sprechenden Person weicher ist als die Kulisse dahinter.',
    dance:
      'Unschärfe in den Feldern, durch die Arme und Beine ziehen, zeigt Tempo und darf bleiben; sind auch Boden und Gassen weich, hat die Kamera den Fokus verloren oder mitgewackelt.',
    other:
      'Geh zuerst zum höchsten Feld, denn dorthin gehen auch andere Blicke, und sieh, ob dort ist, was dir wichtig ist; ein leeres Feld hat keine Kanten und ist kein Mangel.',
  },
  weight: {
    photography:
      'In den schwersten Quadraten sollte dein Motiv liegen; sitzen sie auf einer hellen Ecke oder einem Schild am Rand, fällt der Blick zuerst dorthin, also beschneide oder dunkle ab.',
    painting:
      'Leg den Schwerpunkt neben die Mitte und gib ihm ein kleineres Gegengewicht; drängen sich schwere Quadrate an einer Kante, wandert das Auge dort aus der Leinwand.',
    drawing:
      'Dichte Striche ziehen den Blick an, die schweren Quadrate zeigen also, wo du am längsten gearbeitet hast; ist das eine Falte oder der Hintergrund statt der Pose, nimm dort die Hand zurück.',
    graphicDesign:
      'Folg den Quadraten vom schwersten zum leichtesten und vergleich den Weg mit deiner Lesereihenfolge; handle, wenn ein Ornament mehr wiegt als die Überschrift.',
    illustration:
      'Dem Moment der Geschichte sollte das schwerste Quadrat gehören, mit leichteren dort, wohin der Blick weiterwandert; ein schweres Requisit in der Ecke erzählt etwas anderes.',
    film: 'Sieh, wie weit der Schwerpunkt von deiner Figur entfernt liegt: etwas Abstand mit freiem Raum in Blickrichtung ist ruhig, Gewicht hinter dem Rücken lenkt ab.',
    dance:
      'Ein Schwerpunkt neben der Mitte ist lebendig, wenn der Tanz dorthin zieht; bleibt das Gewicht auf einer Lampe oder dem Vorhang, verlieren die Körper gegen den Raum.',
    other:
      'Rate, wohin andere schauen, bevor du die Karte liest; überrascht dich das schwerste Quadrat, beruhige diese Stelle oder gib deiner eigenen Wahl mehr Kontrast.',
  },
  waveform: {
    music:
      'Die Lautheitskurve sollte dort steigen, wo dein Song ankommen will; ein massiver Block mit ebener Linie ist zu stark komprimiert, und ein Refrain auf der Höhe der Strophe verpufft.',
    film: 'Sprache ergibt eine gleichmäßige Reihe von Buckeln, und die Linie sollte von Szene zu Szene ihre Höhe halten; bessere die Stellen aus, an denen man zur Fernbedienung greifen würde.',
    dance:
      'Halt sie neben die Choreografie: Anschwellen und Abfallen bieten dir Auftritte und Stopps, und eine lange ebene Strecke überlässt alle Veränderung den Körpern.',
    other:
      'Folg der Linie von links nach rechts und benenne, was jeden Hügel verursacht; Hügel ohne Erklärung sind Stöße oder Atem, und flach gekappte Spitzen sind Verzerrung.',
  },
  spectrum: {
    music:
      'Ein sanftes Gefälle vom Bass zur Luft ist normal; geh der Sache nach, wenn die Tiefmitten den Bass überragen, das klingt topfig, oder die Präsenz 30 dB darunter liegt, das klingt dumpf.',
    film: 'Stimmen leben in Mitten und Präsenz, die also hoch stehen sollten, solange gesprochen wird; ein hohes Subband ohne Explosion ist oft Wind, Verkehr oder ein angestoßenes Mikrofon.',
    dance:
      'Sub und Bass spüren die Füße durch den Boden, die Präsenz setzt die Akzente; fehlen die Höhen, wurde wohl von der anderen Saalseite aufgenommen.',
    other:
      'Vergleich es mit einer vertrauten Aufnahme derselben Art: Ein Band, das mehr als 6 dB abweicht, lohnt ein genaues Hinhören, kleinere Unterschiede sind Geschmack.',
  },
  stereo: {
    music:
      'Zwischen 0,3 und 0,8 ist ein Mix meist offen und doch stabil; unter 0 löschen sich Teile auf einem einzelnen Lautsprecher aus, und ab 1,5 dB zu einer Seite hol eine Spur zurück.',
    film: 'Dialog gehört in die Mitte, lange Gespräche sollten also nahe 1 liegen, und die Breite bleibt Musik und Orten; ist eine Seite klar lauter, lag oft ein Mikrofon nur auf einem Kanal.',
    dance:
      'Viele Studios und Handys spielen nur einen Kanal, ein Wert unter 0 kann deinen Tanzenden also den Beat nehmen; nahe 1 geht nichts verloren, auch wenn der Saal kleiner klingt.',
    other:
      'Nahe 1 hören beide Ohren dasselbe, das passt zu einer einzelnen Stimme; ein Ort oder eine Menge darf breiter sein, aber prüf jeden Wert unter 0 auf einem einzelnen Lautsprecher.',
  },
  music: {
    music:
      'Prüf Tempo und Tonart durch Klopfen und Summen, dann vergleich die Abschnitte mit der geplanten Form: Ein Refrain ohne Marke daneben klang nicht neu.',
    film: 'Leg die Abschnittsmarken neben deine Schnitte und Wendepunkte; ein Musikwechsel, der den Szenenwechsel um eine Sekunde verfehlt, wirkt wie ein Versehen im Schnitt.',
    dance:
      'Das Tempo zeigt vielleicht die Hälfte oder das Doppelte dessen, was du zählst, also trau deinen Füßen; sieh, ob der Tanz an den Abschnittsmarken wechselt oder bewusst dagegen.',
    other:
      'Nimm Tempo und Tonart als gute Schätzung, die sich von Sprache oder Geräusch täuschen lässt; mehr sagen die Einsätze, neue Klänge pro Sekunde, und über sechs ermüdet das Ohr.',
  },
  shots: {
    film: 'Hohe Balken gehören dorthin, wo etwas gefühlt wird, kurze dorthin, wo es eilt; misstrau einer Reihe gleicher Höhen und jeder Spitze, die man in zwei Sekunden erfasst hat.',
    dance:
      'Eine Phrase braucht eine Einstellung, in der sie enden kann, also sieh nach, dass kein Schnitt einen Sprung oder eine Drehung teilt; viele kurze Balken zeigen, dass der Schnitt mehr tanzt als du.',
    other:
      'Ruf dir mit den Bildern jede Einstellung ins Gedächtnis und frag beim höchsten Balken, was man in seiner zweiten Hälfte noch entdeckt; fällt dir nichts ein, kürze dort.',
  },
  shotExposure: {
    film: 'Innerhalb einer Szene sollten Nachbarn fast gleichauf liegen; eine Stufe von mehr als einem Fünftel trifft das Auge, richtig für eine aufgestoßene Tür und falsch für eine Antwort.',
    dance:
      'Langsame Anstiege kommen vom Lichtdesign und gehören zum Stück; ein Zickzack an den Schnitten heißt, dass zwei Kameras uneins sind, also gleich sie am Boden oder an einem Kostüm an.',
    other:
      'Fahr mit dem Finger die Linie entlang und halt bei der größten Stufe an: Wechseln dort Ort oder Zeit, lass sie, und wenn nicht, bring die beiden Einstellungen näher zusammen.',
  },
  sentences: {
    creativeWriting:
      'Gute Prosa sieht aus wie ein lückiger Zaun, mit einem kurzen Satz, wo er treffen soll; lies Strecken gleicher Balken und jeden Balken über vierzig Wörter laut.',
    other:
      'Wer lernen oder entscheiden will, liest die meisten Sätze gut mit zehn bis zwanzig Wörtern; teil die hohen Balken, vor allem wo mehrere nebeneinanderstehen.',
  },
  habits: {
    creativeWriting:
      'Behalt ein wiederkehrendes Wort, wenn du sagen kannst, was es jedes Mal hinzugewinnt, wie ein Motiv; ändere es, wenn es unbemerkt zurückkam, wie es drei Anfänge mit „Sie war“ oft tun.',
    other:
      'Ein Fachwort darf so oft wiederkehren, wie es muss, denn ein Synonym verwirrt; auszudünnen sind Füllwörter und Absätze, in denen jeder Satz mit „Es ist“ beginnt.',
  },
  grammar: {
    creativeWriting:
      'Lass die Lesbarkeit zu der Stimme passen, die spricht, und prüf zuerst jeden Wechsel der Zeitform, den du nicht wolltest; ab zwei Adverbien auf -ly in hundert Wörtern versuch stärkere Verben.',
    other:
      'Eine Lesbarkeit um 60 liest sich wie eine Zeitung und passt den meisten; unter 40 kürze Sätze, und sag, wer handelt, wo ein Passiv das im Unklaren lässt.',
  },
}
