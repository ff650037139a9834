### Die Karten der Erweiterungen: nur für Tische, die sie haben.

## Stapel und Karten
deck-ritmo = Ritmo Bellunese
    .short = Ritmo
    .place = Venezia
    .about = In Venezia. 1 Punkt: 2 Karten ansehen, 1 behalten; 4 Punkte: 4 ansehen, 2 behalten. Sie liegen offen. Zwei oder drei Farben werden zu 3 oder 7 Wissenspunkten; mit den Karten lässt sich handeln; wer von einer Farbe die meisten hat, darf nach der Rätselleiste werten.
deck-placiti = Placiti di Capua und Guaita di Travale
    .short = Placiti
    .place = Toskana
    .about = In den Städten der rosa Zone. 1 Punkt: 2 Karten ansehen, 1 behalten; 4 Punkte: 4 ansehen, 2 behalten. Geheim. Die Guaita bringt 30 Ducati oder 6 Wissenspunkte, eine weiße Karte 1 Wissenspunkt; wer die meisten Placiti hat, darf nach der Sonnengesangsleiste werten.
deck-scuola = Scuola Siciliana
    .short = Scuola
    .place = Brindisi
    .about = Eine Karte für jede Figur, die in Brindisi steht, wenn Stupor Mundi abgehandelt wird. Geheim. Zählt nur mit einer Karte von Arnault Daniel; erschließt Cagliari.
deck-arnault = Arnault Daniel
    .short = Arnault
    .place = Cagliari
    .about = In Cagliari, mit einer Karte der Scuola Siciliana. 1 Punkt: 2 Karten ansehen, 1 behalten; 4 Punkte: 4 ansehen, 2 behalten. Geheim. Zählt nur mit einer Karte der Scuola.
deck-glossario = Glossario di Monza
    .short = Glossario
    .place = Milano
    .about = In Milano. 1, 2 oder 3 Punkte für ebenso viele Karten. Geheim. Höchstens eine für jede andere Erweiterung, von der du eine Karte besitzt.
deck-left =
    { $n ->
        [one] { $n } Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
deck-known = einige kennst du: { $cards }
panel-decks = Kartenstapel
panel-cards = Karten
panel-hand = Meine Karten
hand-room =
    { $n ->
        [0] kein Platz für weitere
        [one] Platz für eine weitere
       *[other] Platz für { $n } weitere
    }
hand-of = { $deck }: { $n }
hand-none = keine Karten
card-unknown =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
card-ritmo = Ritmo-Karte ({ label-colour })
  .short = { label-colour }
  .one = eine Ritmo-Karte ({ label-colour })
card-placiti = { $label ->
    [guaita] Guaita di Travale
    [white] weiße Karte
   *[placito] Placito
  }
  .one = { $label ->
      [guaita] die Guaita di Travale
      [white] eine weiße Karte
     *[placito] ein Placito
    }
card-scuola = Scuola Siciliana ({ $vp } VP)
  .short = { $vp } VP
  .one = eine Karte der Scuola Siciliana ({ $vp } VP)
card-arnault = Arnault Daniel ({ $vp } VP)
  .short = { $vp } VP
  .one = eine Karte von Arnault Daniel ({ $vp } VP)
card-glossario = Glossario ({ $vp } VP)
  .short = { $vp } VP
  .one = eine Karte des Glossario ({ $vp } VP)
colour-blue = blau
    .letter = Bl
colour-yellow = gelb
    .letter = Ge
colour-pink = rosa
    .letter = Ro
colour-green = grün
    .letter = Gr
colour-orange = orange
    .letter = Or
label-colour = { $label ->
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [pink] { colour-pink }
    [green] { colour-green }
   *[orange] { colour-orange }
  }

## Womit gehandelt werden kann, mit der Anzahl
good-scribes-vp =
    { $n ->
        [one] { $n } Sekretär hinter dem Sichtschirm
       *[other] { $n } Sekretäre hinter dem Sichtschirm
    }
    .name = Sekretäre hinter dem Sichtschirm
good-library =
    { $n ->
        [one] { $n } Bibliothekskärtchen
       *[other] { $n } Bibliothekskärtchen
    }
    .name = Bibliothekskärtchen
good-ducats = { ducats }
  .name = Ducati
good-lingua = { thing-lingua }
good-ritmo =
    { $n ->
        [one] { $n } Ritmo-Karte
       *[other] { $n } Ritmo-Karten
    }
good-placiti =
    { $n ->
        [one] { $n } Placiti-Karte
       *[other] { $n } Placiti-Karten
    }
good-scuola =
    { $n ->
        [one] { $n } Karte der Scuola Siciliana
       *[other] { $n } Karten der Scuola Siciliana
    }
good-poets =
    { $n ->
        [one] { $n } Dichterkarte
       *[other] { $n } Dichterkarten
    }
good-arnault =
    { $n ->
        [one] { $n } Arnault-Daniel-Karte
       *[other] { $n } Arnault-Daniel-Karten
    }
good-glossario =
    { $n ->
        [one] { $n } Glossario-Karte
       *[other] { $n } Glossario-Karten
    }
good-manuscript = { $n ->
        [one] Manuskript der { $what }
       *[other] { $n } × Manuskript der { $what }
    }
good-brief = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
card-n = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }

## Ein sechster Ordensbruder, ein sechster Kardinal
friar-alessandro = Bruder Alessandro
    .short = Alessandro
    .power = sieht eine Karte mehr, sooft er mit einer Aktion zieht
cardinal-sonzogni = Kardinal Sonzogni
    .short = Sonzogni
    .power = sieht eine Karte mehr, sooft er mit einer Aktion zieht, und behält eine mehr

## Entscheidungen
decision-card-keep = Karte behalten
decision-card-give = Karte abgeben
decision-draft = Entwurf eines Handels
decision-reply = Antwort auf ein Angebot
decision-pick = Was du übergibst
decision-ritmo-choice = Ritmo oder Rätsel
decision-placiti-choice = Placiti oder Sonnengesang
ask-card-keep = { $deck }: Du hast { $cards ->
    [one] eine Karte gezogen: Behalte sie
   *[other] { $cards } Karten gezogen: Wähle { $keep ->
        [one] die, die du behältst
       *[other] { $keep }, die du behältst
      }
  }.
  .other = { $name } wählt, welche Karten bleiben: { $deck }.
ask-card-give = Mehr von diesen Karten darfst du nicht besitzen: Wähle, welche du abgibst.
  .other = { $name } wählt, welche Karte abgegeben wird.
ask-draft = { $counter ->
    [yes] Dein Gegenangebot an { $seat }: Was willst du, und was gibst du?
   *[no] Handel mit { $seat }: Wähle, was du gibst und was du verlangst.
  }
  .other = { $counter ->
    [yes] { $name } überlegt sich ein Gegenangebot.
   *[no] { $name } überlegt sich einen Handel.
  }
ask-reply = { $seat } bietet dir einen Handel an: Nimmst du an?
  .other = { $name } überlegt sich das Angebot von { $seat }.
ask-pick = Der Handel gilt: Wähle, was du an { $seat } übergibst.
  .other = { $name } wählt, was an { $seat } übergeben wird.
ask-ritmo-choice = Du hast die meisten Ritmo-Karten einer Farbe und führst beim Rätsel: Nur eines von beiden zählt.
  .other = { $name } wählt, was zählt: die Ritmo-Karten oder das Rätsel.
ask-placiti-choice = Du hast die meisten Placiti und bekämst VP beim Sonnengesang: Nur eines von beiden zählt.
  .other = { $name } wählt, was zählt: die Placiti oder der Sonnengesang.

## Arten von Aktionen und Entscheidungen
chip-ritmo = Ritmo
chip-placiti = Placiti
chip-arnault = Arnault
chip-glossario = Glossario
chip-return-ritmo = Ritmo zurück
chip-return-guaita = Guaita zurück
chip-return-white = Weiße zurück
chip-trade = Handel
kind-ritmo = Ritmo-Karten
kind-placiti = Placiti-Karten
kind-arnault = Arnault-Daniel-Karten
kind-glossario = Glossario-Karten
kind-return-ritmo = Ritmo-Karten zurückgeben
kind-return-guaita = Die Guaita zurückgeben
kind-return-white = Weiße Karten zurückgeben
kind-trade = Handel
kind-keep-card = Eine Karte behalten
kind-give-up = Eine Karte abgeben
kind-give-ritmo = Ritmo-Karte, die du gibst
kind-ask = Verlangen
kind-offer = Das Angebot machen
kind-withdraw = Zurückziehen
kind-counter = Gegenangebot
kind-yield = Übergeben
kind-score-cards = Karten werten
kind-score-track = Leiste werten

## Einzelne Züge
move-ritmo = Ritmo-Karten ziehen für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
move-placiti = Placiti-Karten ziehen für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
move-arnault = Arnault-Daniel-Karten ziehen für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
move-glossario = Glossario-Karten ziehen für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
move-return-ritmo = Zurückgeben: { $list }
move-return-guaita = Die Guaita zurückgeben für { $gain ->
    [ducats] Ducati
   *[knowledge] Wissen
  }
move-return-white = { $n ->
    [one] Eine weiße Karte zurückgeben
   *[other] { $n } weiße Karten zurückgeben
  }
move-trade = Handel mit { $seat }
move-keep-card = { $card ->
    [none] Keine mehr behalten
   *[other] Behalten: { $card }
  }
  .done = { $card ->
      [none] behält keine mehr
     *[other] will behalten: { $card }
    }
move-give-up = Abgeben: { $card }
move-give-ritmo = Geben: { $card }
  .done = {""}
move-ask = Verlangen: { $good }
  .done = {""}
move-offer = Das Angebot machen
move-withdraw = { $counter ->
    [yes] Zurückziehen und ablehnen
   *[no] Zurückziehen
  }
move-counter = Ein Gegenangebot machen
move-yield = Übergeben: { $last }
move-score-cards = Nach den Karten werten: { $decision ->
    [placiti-choice] Placiti
   *[ritmo-choice] Ritmo
  }
move-score-track = Nach der Leiste werten: { $decision ->
    [placiti-choice] Sonnengesang
   *[ritmo-choice] Rätsel
  }

## Unter Karten wählen
cards-drawn = Gezogen
cards-mine = Meine
cards-keep-more =
    { $n ->
        [one] Behalte eine davon.
       *[other] Behalte { $n } davon, eine nach der anderen.
    }
cards-swap = Mehr darfst du nicht besitzen: Was du behältst, ersetzt eine deiner Karten.
cards-full = { $deck ->
    [glossario] Du besitzt { $cards }; mehr darfst du jetzt nicht besitzen.
   *[other] Du besitzt { $cards }; mit Wissensstufe { $level } darfst du nicht mehr besitzen.
  }
cards-new = Die neue
keep-this = Behalten
give-this = Abgeben
yield-this = Übergeben
choice-cards-riddle = 1 VP für jedes Feld, das deine Scheibe auf der Rätselleiste vorgerückt ist: Sie liegt auf Feld { $n }
choice-cards-canticle = 2 VP für jedes Feld, das deine Scheibe auf der Sonnengesangsleiste vorgerückt ist: Sie liegt auf Feld { $n }
choice-brings = { $name } { $vp } VP
choice-total = insgesamt { $n } bekannte VP

## Ein Handel
trade-title = Handel mit { $name }
trade-counter-title = Gegenangebot an { $name }
trade-you-give = Du gibst
trade-gives = { $name } gibt
trade-you-ask = Du verlangst von { $name }
trade-nothing-yet = Noch nichts
trade-add = Hinzufügen: { $what }
trade-remove = Entfernen: { $what }
trade-others = Manuskripte
trade-not = Nicht möglich ({ $n })
trade-not-there = So viel ist nicht da.
trade-blind = Was hinter dem Sichtschirm von { $name } liegt, siehst du nicht: Vielleicht gibt es das gar nicht.
trade-touch-give = Tippe die Karten an, die den Besitzer wechseln.
trade-touch-ask = Tippe an, was du verlangst.
trade-touch-ask-back = Tippe an, was du dafür geben würdest.
trade-counter-note = Du kannst jetzt sagen, was dir recht wäre. { $name } kann es nur annehmen oder ablehnen.
trade-answered = Dir wurde angeboten: { $gives }, dafür gibst du { $asks }.
trade-secret = Niemand sieht den Entwurf, und du kannst ihn rückgängig machen. Ziehst du ihn zurück oder lehnt { $name } ab, gibt es in diesem Zug kein zweites Angebot an { $name }; andere darfst du noch fragen.
trade-seen = { $name } sieht das Angebot, sobald es gemacht ist: Das lässt sich nicht rückgängig machen.
trade-back = Zurück zum Angebot
trade-back-counter = Zurück zum Gegenangebot
trade-left = Noch zu wählen: { $what }

## Was geschehen ist
fx-cards-laid = { $n } Karten: { $a }
fx-cards-drawn = zieht { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }: { $a }
  .out = { $n ->
    [one] { $n } Karte ziehen und behalten
   *[other] { $n } Karten ziehen, { $b } behalten
  }
fx-card-seen = sieht: { $a }
  .list = sieht: { $list }
fx-card-kept = behält: { $a }
  .out = { $a } gehört dir
fx-card-returned = legt unter den Stapel: { $a }
  .out = unter den Stapel: { $a }
  .list = legt unter den Stapel: { $list }
fx-deck-shuffled = Der Stapel wird gemischt: { $a }
  .out = der Stapel wird gemischt
fx-trade-opened = überlegt sich einen Handel
fx-drafted = überlegt weiter, was angeboten wird
fx-card-drafted = würde geben: { $a }
fx-good-drafted = würde verlangen: { $a }
fx-trade-withdrawn = zieht den Entwurf zurück
fx-trade-offered = bietet { $a } einen Handel an
fx-card-offered = würde geben: { $a }
  .list = würde geben: { $list }
fx-good-offered = würde geben: { $a }
  .list = würde geben: { $list }
fx-trade-accepted = nimmt das Angebot von { $a } an
fx-trade-refused = wird sich mit { $a } nicht einig
fx-trade-countered = will { $a } ein anderes Angebot machen
fx-good-traded = { $gain ->
    [yes] bekommt { $a } von { $b }
   *[no] gibt { $a } an { $b }
  }
  .out = { $gain ->
      [yes] du bekommst { $a }
     *[no] du gibst { $a }
    }
fx-tile-traded = { $gain ->
    [yes] bekommt { $a } von { $b }
   *[no] gibt { $a } an { $b }
  }
  .out = { $gain ->
    [yes] du bekommst { $a }
   *[no] du gibst { $a }
  }
fx-card-traded = { $gain ->
    [yes] bekommt { $a } von { $b }
   *[no] gibt { $a } an { $b }
  }
  .out = { $gain ->
      [yes] du bekommst { $a }
     *[no] du gibst { $a }
    }
fx-card-shown = zeigt { $a }
  .list = zeigt { $list }
fx-choice = wertet: { $a }

## Warum nicht
why-lacks-card = { $need ->
    [none] { $thing ->
        [none] Du hast die Karte nicht, die dafür nötig ist.
       *[other] Du brauchst { $thing }.
      }
   *[other] { $thing ->
        [none] Dafür braucht es { $need ->
            [one] { $need } solche Karte
           *[other] { $need } solche Karten
          }; du hast { $have }.
       *[other] Du brauchst { $thing }; du hast { $have }.
      }
  }
why-refused-before = In diesem Zug gab es hier schon keine Einigung: kein zweites Angebot.
why-partner-level-too-low = Nötig ist Wissensstufe { $need }; dein Gegenüber hat { $have }.
why-over-limit = { $thing ->
    [none] Du darfst höchstens { $need } besitzen; es wären { $have }.
   *[other] Du darfst höchstens { $thing } besitzen; es wären { $have }.
  }
why-partner-over-limit = { $thing ->
    [none] Dein Gegenüber darf höchstens { $need } besitzen; es wären { $have }.
   *[other] Dein Gegenüber darf höchstens { $thing } besitzen; es wären { $have }.
  }
why-one-sided = Bei einem Handel müssen beide Seiten etwas geben.

## Wertung
category-ritmo = Meiste Ritmo-Karten
category-placiti = Meiste Placiti
category-poets = Dichter
category-glossario = Glossario

## Die Einführung
guide-ritmo = Ritmo Bellunese
    .text = Hier darfst du Ritmo-Karten ziehen. Für 1 Punkt siehst du dir zwei an und behältst eine, für 4 Punkte siehst du dir vier an und behältst zwei. Sie liegen offen: Verschiedene Farben werden zu Wissen, du kannst mit ihnen handeln, und wer von einer Farbe die meisten hat, darf sie am Ende werten.
guide-placiti = Placiti und Guaita
    .text = In den Städten der rosa Zone ziehst du diese Karten; nur du siehst sie. Wer die meisten Placiti hat, darf nach der Sonnengesangsleiste werten; die Guaita und die weißen Karten bringen sofort etwas, wenn du sie zurückgibst.
guide-scuola = Ein Dichter der Scuola
    .text = Einen bekommt, wer in Brindisi steht, wenn Stupor Mundi abgehandelt wird. Er zählt nur zusammen mit einer Karte von Arnault Daniel, die du in Cagliari ziehst.
guide-arnault = Arnault Daniel
    .text = Du besitzt eine Karte der Scuola, also darfst du in Cagliari ziehen. Mit mindestens einer Karte von jeder Art zählen am Ende alle ihre Werte.
guide-glossario = Glossario di Monza
    .text = Für jeden Punkt ziehst du eine Karte und behältst sie. Du darfst höchstens eine für jede andere Erweiterung besitzen, von der du eine Karte hast, und nicht mehr, als deine Wissensstufe angibt.
guide-card-keep = Wähle eine Karte
    .text = Nur du siehst diese Karten. Tippe die an, die du behältst; die anderen kommen unter den Stapel.
guide-return-ritmo = Zwei oder drei Farben
    .text = Ohne einen Punkt auszugeben, darfst du Ritmo-Karten verschiedener Farben zurückgeben: Zwei bringen 3 Wissenspunkte, drei bringen 7.
guide-return-guaita = Die Guaita
    .text = Ohne einen Punkt auszugeben, darfst du sie für 30 Ducati oder 6 Wissenspunkte zurückgeben. Danach wird ihr Stapel gemischt.
guide-return-white = Weiße Karten
    .text = Jede, die du zurückgibst, bringt 1 Wissenspunkt. Am Ende entscheiden sie nur noch bei gleich vielen Placiti.
guide-trade = Du kannst handeln
    .text = Du darfst jemandem Ritmo-Karten anbieten und dafür Ducati, Klötzchen, Manuskripte, Kärtchen oder Karten verlangen. Das kostet keinen Punkt; ein Handel pro Zug.
guide-draft = Dein Angebot
    .text = Wähle, was den Besitzer wechselt. Niemand sieht es, bevor du das Angebot machst; bis dahin kannst du alles rückgängig machen.
guide-reply = Dir wird ein Handel angeboten
    .text = Nimm an, lehne ab oder mach ein einziges Gegenangebot. Lehnst du ab, erfährt niemand, ob du hättest annehmen können.
guide-choice = Karten oder Leiste
    .text = Du hast die meisten Karten und liegst auch auf der Leiste weit vorn, aber nur eines von beiden zählt. Nimmst du die Karten, verlässt deine Scheibe die Leiste, und alle dahinter rücken einen Rang auf.

## Das Glossar
terms-cards = Karten der Erweiterungen
term-cards = Ritmo-Karten, Placiti und Dichter ziehst du an ihrem Ort für 1 oder 4 Punkte, einmal pro Zug. Von jedem der drei darfst du so viele Karten besitzen, wie deine Wissensstufe angibt, höchstens vier.
term-ritmo = Offene Karten in fünf Farben. Zwei oder drei verschiedene werden zu 3 oder 7 Wissenspunkten; wer von einer Farbe die meisten hat, darf 1 VP für jedes Feld nehmen, das die eigene Scheibe auf der Rätselleiste vorgerückt ist.
term-trade = Eine freie Aktion: Du gibst Ritmo-Karten für das, was jemand anders hat. Wer gefragt wird, darf ablehnen; ein Handel pro Zug.
term-placiti = Geheime Karten. Wer die meisten Placiti hat, darf 2 VP für jedes Feld nehmen, das die eigene Scheibe auf der Sonnengesangsleiste vorgerückt ist. Die Guaita wird zu 30 Ducati oder 6 Wissenspunkten, eine weiße Karte zu 1 Wissenspunkt.
term-scuola = Geheime Karten mit Werten für alle, die in Brindisi stehen, wenn Stupor Mundi abgehandelt wird. Sie zählen nur zusammen mit einer Karte von Arnault Daniel.
term-arnault = Geheime Karten mit Werten, nur für die, die eine Karte der Scuola Siciliana besitzen.
term-glossario = Karten mit Werten, eine für jeden Punkt. Du darfst eine für jede andere Erweiterung besitzen, von der du eine Karte hast, und nicht mehr, als deine Wissensstufe angibt.
term-alessandro = Der sechste Ordensbruder: Sooft du mit einer Aktion ziehst, siehst du eine Karte mehr.
term-sonzogni = Der sechste Kardinal: Sooft du mit einer Aktion ziehst, siehst du eine Karte mehr und behältst eine mehr.
