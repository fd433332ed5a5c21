import type { factMeanings as english } from '#src/locales/en/fact-meanings.ts'
import type { Texts } from '#src/locales/texts.ts'

/** What each chart says to the maker of a work in a given medium: one sentence. */
export const factMeanings: Texts<typeof english> = {
  histogram: {
    photography:
      'Une masse à gauche ou à droite peut être une ambiance voulue ; inquiétez-vous si elle bute contre un bord, ou si la courbe d’une seule couleur déborde des autres.',
    painting:
      'Cherchez deux ou trois collines distinctes, vos sombres, vos demi-teintes et vos clairs ; une seule bosse au milieu signifie que les valeurs se confondent, ou que la photo de la toile est terne.',
    drawing:
      'Attendez-vous à un haut pic de papier à droite et à une traîne de traits à sa gauche ; si elle s’arrête à mi-chemin, votre noir le plus profond est encore un gris et peut être appuyé.',
    graphicDesign:
      'Quelques pics étroits sont les aplats que vous avez choisis ; vérifiez que texte et fond forment des pics éloignés, car deux pics proches se lisent mal.',
    illustration:
      'Des collines séparées laissent penser que la figure et le décor ont chacun leurs valeurs ; si tout partage la même, l’action risque de disparaître en petit format.',
    film: 'Une colline basse à gauche convient à la nuit, pourvu qu’une traîne vers la droite serve les visages ; méfiez-vous si le rouge ou le bleu s’écarte du reste dans une scène voulue neutre.',
    dance:
      'Les images de scène s’entassent à gauche parce que le sol est sombre ; ce qui compte, c’est une bosse nette plus à droite pour les corps, sans laquelle le mouvement se noie.',
    other:
      'Lisez-le de gauche, le noir, à droite, le blanc : des vides aux deux bouts donnent un voile, tandis qu’un mur à l’un des bouts montre que des tons ont été écrasés.',
  },
  clipping: {
    photography:
      'Un blanc brûlé dans une lampe ou le soleil se justifie, mais dans une zone de peau, de nuage ou de robe de mariée il est perdu : la prochaine fois, exposez pour elle.',
    painting:
      'Une peinture est rarement brûlée ou bouchée : ces zones viennent surtout d’un reflet sur la matière ou le vernis, ou d’un coin sombre de la photo ; refaites-la en lumière égale avant de juger.',
    drawing:
      'Un blanc sans détail peut n’être que le papier nu et ne doit pas vous troubler ; regardez à deux fois si des traits légers que vous connaissez ont été effacés par le scan.',
    graphicDesign:
      'Noir plein et blanc vide sont ici vos matériaux, une forte part ne gêne donc pas ; ne vous inquiétez que si une zone qui contient une photo a perdu aussi ses détails.',
    illustration:
      'Des noirs en aplat peuvent être un choix fort, mais là où ils remplissent une zone où jouent mains ou visages, les gestes se fondent ; un mince liseré plus clair les libère.',
    film: 'Une fenêtre peut brûler et une embrasure virer au noir, mais une zone où l’on attend un regard a besoin de détails : aucun étalonnage, ce travail des couleurs, ne les ramène.',
    dance:
      'Les projecteurs brûlent les fronts et les costumes pâles quand les coulisses sont noires ; surveillez les blancs dans les zones où l’on danse, et laissez le vide être sombre.',
    other:
      'Repérez la zone où la part est la plus grande et demandez-vous ce que vous y chercheriez ; si c’est rien, laissez-la, et si c’est votre sujet, regagnez le détail.',
  },
  palette: {
    photography:
      'Ces couleurs, vous ne les avez pas mélangées, vous les avez cadrées : si une petite intruse, une poubelle rouge par exemple, n’est pas le sujet, un pas de côté ou un recadrage l’enlève.',
    painting:
      'Comparez les six avec ce que vous avez sorti des tubes : des surfaces presque égales ne laissent aucune couleur dominer, et six bruns ou gris voisins suggèrent trop de pigments mêlés.',
    drawing:
      'Sur une feuille monochrome, les six sont en fait des degrés de valeur : vérifiez qu’ils diffèrent ; un jaune ou un bleu parmi les tons du papier vient en général de la lampe.',
    graphicDesign:
      'Rapprochez les six des couleurs de votre charte : un fond, une couleur principale et un petit accent suffisent, et toute couleur que vous ne savez nommer est un reste.',
    illustration:
      'La plus petite plage travaille le plus si elle est sur qui agit ; attention si la couleur de votre personnage principal couvre aussi la plus grande surface, car plus personne ne ressort.',
    film: 'Six couleurs voisines tiennent un film ensemble ; si la plus large change de caractère d’une scène à l’autre sans raison dans le récit, l’étalonnage a dérivé.',
    dance:
      'Le sol et le fond de scène prennent les plus grandes surfaces : voyez si une couleur de costume apparaît ; sinon, les corps portent la couleur de la salle.',
    other:
      'Cachez de la main la plus grande couleur et voyez si une autre mène encore ; si toutes pèsent autant, réduisez-en certaines et laissez-en grandir une.',
  },
  sharpness: {
    photography:
      'La zone la plus nette devrait être celle des yeux ou du sujet ; si le fond fait mieux, la mise au point a glissé, et si toutes sont sous 40 %, l’appareil a peut-être bougé.',
    painting:
      'Vos contours les plus francs vont près du point focal et peuvent fondre ailleurs ; si toutes les zones sont aussi nettes, rien ne recule, et si toutes sont basses, refaites la photo.',
    drawing:
      'Les zones nettes sont celles où la pointe était fine et la main sûre ; le flou va bien à une ombre estompée, mais dans le contour de la forme principale il se lit comme un doute.',
    graphicDesign:
      'Textes et logos devraient approcher 100 % dans chaque zone où ils se trouvent ; un chiffre plus bas trahit une image trop agrandie ou trop compressée.',
    illustration:
      'Des contours propres donnent partout des valeurs hautes : servez-vous des écarts pour guider l’œil, adoucissez un peu le décor, et inquiétez-vous si un visage est plus flou que le mur derrière.',
    film: 'L’image animée peut être plus douce que l’image fixe, et 40 % suffisent souvent ; l’ennui commence quand la zone de la personne qui parle est plus floue que le décor derrière.',
    dance:
      'Le flou des zones où les membres passent montre la vitesse et peut rester ; si le sol et les coulisses sont flous aussi, la caméra a perdu le point ou tremblé.',
    other:
      'Allez d’abord à la zone la plus haute, comme le fera le public, et voyez si elle contient ce qui vous importe ; une zone sans valeur n’a pas de contours et rien à réparer.',
  },
  weight: {
    photography:
      'Les cases les plus lourdes devraient contenir votre sujet ; si elles tombent sur un coin clair ou un panneau au bord, c’est là qu’on regarde d’abord : recadrez ou assombrissez.',
    painting:
      'Placez le centre de gravité hors du milieu, avec un poids plus petit pour lui répondre ; quand les cases lourdes se pressent contre un bord, l’œil y sort de la toile.',
    drawing:
      'Les traits serrés attirent l’œil : les cases lourdes montrent où vous avez le plus travaillé ; si c’est un pli ou un fond et non plus la pose, allégez-y la main.',
    graphicDesign:
      'Suivez les cases de la plus lourde à la plus légère et comparez ce trajet à votre ordre de lecture ; il faut agir quand un ornement pèse plus que le titre.',
    illustration:
      'Le moment clé de l’histoire devrait occuper la case la plus lourde, avec de plus légères là où le regard passe ensuite ; un accessoire lourd dans un coin raconte autre chose.',
    film: 'Regardez à quelle distance le centre se trouve du personnage : un peu d’écart et d’air dans la direction du regard apaise, mais du poids dans son dos distrait.',
    dance:
      'Un centre éloigné du milieu est vivant quand la danse va de ce côté ; si le poids reste sur une lampe ou le rideau, le lieu l’emporte sur les corps.',
    other:
      'Devinez où l’on regardera avant de lire la carte ; si la case la plus lourde vous surprend, calmez cet endroit ou donnez plus de contraste à celui que vous avez choisi.',
  },
  waveform: {
    music:
      'La courbe de niveau sonore devrait monter là où votre morceau veut arriver ; un bloc plein à ligne plate est trop compressé, et un refrain pas plus haut que son couplet retombe.',
    film: 'La parole forme une suite régulière de bosses, et la courbe devrait garder la même hauteur d’une scène à l’autre ; reprenez les endroits où l’on chercherait la télécommande.',
    dance:
      'Posez-la à côté de la chorégraphie : montées et chutes vous offrent des entrées et des arrêts, et un long palier demande aux corps d’apporter seuls tout le changement.',
    other:
      'Suivez la courbe de gauche à droite et nommez la cause de chaque bosse ; celles que vous n’expliquez pas sont des chocs ou du souffle, et des sommets coupés net sont de la distorsion.',
  },
  spectrum: {
    music:
      'Une pente qui descend doucement des basses vers l’air est normale ; penchez-vous dessus si les bas-médiums dominent les basses, ce qui donne un son de boîte, ou si la présence est 30 dB dessous, ce qui est terne.',
    film: 'Les voix vivent dans les médiums et la présence, qui devraient être hauts quand on parle ; un sub élevé sans explosion, c’est souvent du vent, la rue ou un micro heurté.',
    dance:
      'Le sub et les basses sont ce que les pieds sentent dans le sol, la présence donne les accents ; si le haut manque, la prise a sans doute été faite du fond de la salle.',
    other:
      'Comparez-le à un enregistrement sûr du même genre : une bande à plus de 6 dB de ce modèle mérite une écoute, les écarts plus petits sont affaire de goût.',
  },
  stereo: {
    music:
      'Entre 0,3 et 0,8, un mix est en général ouvert et encore solide ; sous 0, des parties s’annulent sur une seule enceinte, et au-delà de 1,5 dB d’un côté, ramenez un élément de l’autre.',
    film: 'Le dialogue veut le centre : une longue parole devrait se lire près de 1, la largeur étant pour la musique et les lieux ; un côté nettement plus fort est souvent un micro sur un seul canal.',
    dance:
      'Beaucoup de studios et de téléphones ne diffusent qu’un canal : une valeur sous 0 peut faire perdre le temps à qui danse ; près de 1, rien ne se perd, même si la salle paraît plus petite.',
    other:
      'Près de 1, les deux oreilles entendent la même chose, ce qui va à une voix seule ; un lieu ou une foule peuvent être plus larges, mais vérifiez tout nombre sous 0 sur une seule enceinte.',
  },
  music: {
    music:
      'Vérifiez le tempo et la tonalité en battant la mesure et en fredonnant, puis comparez les repères de section à la forme prévue : un refrain sans repère n’a pas sonné comme du nouveau.',
    film: 'Posez les repères de section sur vos coupes et vos moments clés ; une musique qui change à une seconde du changement de scène passe pour une erreur de montage.',
    dance:
      'Le tempo peut indiquer la moitié ou le double de ce que vous comptez : fiez-vous à vos pieds ; voyez si la danse change aux repères de section ou, à dessein, contre eux.',
    other:
      'Prenez tempo et tonalité comme de bonnes estimations que parole ou bruit peuvent tromper ; les attaques, nouveaux sons par seconde, en disent plus, et au-delà de six une oreille se fatigue.',
  },
  shots: {
    film: 'Les barres hautes devraient être là où l’on ressent, les courtes là où l’on se presse ; méfiez-vous d’une suite de hauteurs égales, et de tout pic dont l’image se lit en deux secondes.',
    dance:
      'Une phrase a besoin d’un plan assez long pour s’achever : vérifiez qu’aucune coupe ne tranche un saut ou un tour ; beaucoup de barres courtes montrent un montage qui danse plus que vous.',
    other:
      'Servez-vous des images pour retrouver chaque plan, puis demandez à la plus haute barre ce qu’on découvre dans sa seconde moitié ; si rien ne vient, c’est là qu’il faut couper.',
  },
  shotExposure: {
    film: 'Dans une scène, les plans voisins devraient être presque à niveau ; un écart de plus d’un cinquième heurte l’œil, ce qui convient à une porte qui s’ouvre d’un coup, pas à une réplique.',
    dance:
      'Les pentes lentes viennent de la création lumière et appartiennent à la pièce ; un zigzag aux coupes signifie que deux caméras se contredisent : accordez-les sur le sol ou un costume.',
    other:
      'Suivez la ligne du doigt et arrêtez-vous au plus grand écart : si le lieu ou l’heure y change, gardez-le, sinon rapprochez les deux plans.',
  },
  sentences: {
    creativeWriting:
      'Une bonne prose ressemble à une palissade irrégulière, avec une phrase courte là où il faut frapper ; lisez à voix haute toute suite de barres égales et toute barre de plus de quarante mots.',
    other:
      'Pour qui lit afin d’apprendre ou de décider, dix à vingt mots conviennent à la plupart des barres ; scindez les hautes, surtout là où plusieurs se suivent.',
  },
  habits: {
    creativeWriting:
      'Gardez un mot qui revient si vous savez dire ce qu’il rassemble à chaque fois, comme un leitmotiv ; changez-le s’il est revenu à votre insu, comme souvent trois débuts par « Elle était ».',
    other:
      'Un terme technique peut revenir autant qu’il le faut, car un synonyme embrouille ; ce qu’il faut élaguer, ce sont les mots de remplissage et les paragraphes dont chaque phrase commence par « C’est ».',
  },
  grammar: {
    creativeWriting:
      'Accordez la facilité de lecture à la voix qui parle, et vérifiez d’abord tout changement de temps involontaire ; au-delà de deux adverbes en -ly pour cent mots, essayez des verbes plus forts.',
    other:
      'Une facilité de lecture proche de 60 se lit comme un journal et convient à presque tout le monde ; sous 40, raccourcissez les phrases, et dites qui agit là où un passif en laisse douter.',
  },
}
