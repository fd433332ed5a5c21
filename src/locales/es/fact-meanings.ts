import type { factMeanings as english } from '#src/locales/en/fact-meanings.ts'
import type { Texts } from '#src/locales/texts.ts'

/** What each chart says to the maker of a work in a given medium: one sentence. */
export const factMeanings: Texts<typeof english> = {
  histogram: {
    photography:
      'Que el montón se incline a un lado puede ser la atmósfera que buscas; preocúpate cuando choque contra un borde o cuando la curva de un solo color se escape de las demás.',
    painting:
      'Busca dos o tres colinas separadas, tus oscuros, medios y claros; un solo bulto en el centro indica que los valores se confunden o que la foto del lienzo es apagada.',
    drawing:
      'Espera un pico alto de papel a la derecha y una cola de trazos a su izquierda; si la cola se queda a medio camino, tu negro más profundo aún es un gris y admite más presión.',
    graphicDesign:
      'Unas pocas agujas finas son las tintas planas que elegiste; comprueba que las del texto y el fondo estén lejos una de otra, porque si se acercan cuesta leer.',
    illustration:
      'Unas colinas separadas sugieren que figura y escenario tienen tonos propios; si todo comparte una sola, la acción puede perderse en cuanto la imagen se vea pequeña.',
    film: 'Una colina baja a la izquierda va bien a la noche si deja una cola a la derecha para los rostros; desconfía cuando el rojo o el azul se separen del resto en una escena que querías neutra.',
    dance:
      'Las imágenes de escena se amontonan a la izquierda porque el suelo es oscuro; lo que cuenta es un bulto claro más a la derecha para los cuerpos, y sin él el movimiento se hunde.',
    other:
      'Léelo de izquierda, negro, a derecha, blanco: los huecos en ambos extremos dan un aspecto velado, y un muro en cualquiera de ellos muestra que se aplastaron tonos.',
  },
  clipping: {
    photography:
      'El blanco quemado de una lámpara o del sol es honesto, pero en un tercio con piel, nubes o un vestido de novia ese detalle ya no vuelve: la próxima vez, expón para él.',
    painting:
      'Un cuadro rara vez pierde blancos o negros, así que los tercios marcados suelen ser brillos sobre pintura húmeda o barnizada, o una esquina oscura de la foto; repítela con luz uniforme antes de juzgar.',
    drawing:
      'El blanco sin detalle puede ser simplemente papel y no tiene por qué inquietarte; mira dos veces si el escáner ha borrado líneas tenues que sabes que están ahí.',
    graphicDesign:
      'El negro pleno y el blanco vacío son aquí tu material, así que un porcentaje alto está bien; preocúpate solo si también perdió detalle un tercio con una fotografía.',
    illustration:
      'Los negros planos pueden ser una gran elección, pero donde llenan un tercio en el que actúan manos o rostros los gestos se funden, y un filo de tono más claro los libera.',
    film: 'Una ventana puede quemarse y una puerta quedar en negro, pero el tercio donde deberían estar los ojos de alguien necesita detalle: ningún etalonaje, es decir, ninguna corrección de color, lo devuelve.',
    dance:
      'Los focos queman frentes y vestuario claro mientras los laterales se van a negro; cuida el blanco en los tercios donde hay movimiento y deja en paz la oscuridad vacía.',
    other:
      'Busca el tercio con el porcentaje más alto y pregúntate qué mirarías ahí; si la respuesta es nada, déjalo, y si es tu motivo, recupera el detalle.',
  },
  palette: {
    photography:
      'Estos colores no los mezclaste, los encuadraste: si uno pequeño y suelto, como un buzón rojo, no es tu motivo, puedes sacarlo con un paso al lado o un reencuadre.',
    painting:
      'Compara los seis con lo que pusiste en la paleta: si ocupan áreas casi iguales, ningún color manda, y seis marrones o grises parecidos apuntan a demasiados pigmentos en la mezcla.',
    drawing:
      'En una hoja monocroma los seis son en realidad grados de valor, así que comprueba que se distingan; un amarillo o un azul entre los tonos del papel suele venir de la lámpara.',
    graphicDesign:
      'Compara los seis con los colores que especificaste: un fondo, un color principal y un pequeño acento bastan, y todo color que no sepas nombrar es un resto.',
    illustration:
      'La mancha más pequeña rinde más si cae sobre quien actúa; cuidado si el color de tu protagonista es también el área más grande, porque entonces nadie destaca.',
    film: 'Seis colores vecinos dan unidad a una película; si el área más amplia cambia de carácter de una escena a otra sin que la historia lo pida, la corrección de color se ha desviado.',
    dance:
      'El suelo y el fondo ocupan las áreas más grandes, así que mira si aparece algún color del vestuario; si no aparece, los cuerpos visten el color de la sala.',
    other:
      'Tapa con la mano el color más grande y mira si entre los demás aún hay uno que guíe; si todos pesan lo mismo, reduce algunos y deja crecer a otro.',
  },
  sharpness: {
    photography:
      'El tercio más nítido debería ser el de los ojos o el motivo; si el fondo puntúa más, el foco se fue, y si todos quedan por debajo del 40 %, quizá se movió la cámara.',
    painting:
      'Tus bordes más duros van junto al centro de interés y los demás pueden fundirse; si todos los tercios son igual de nítidos, nada retrocede, y si todos son bajos, repite la foto.',
    drawing:
      'Los tercios nítidos son donde la punta estaba afilada y la mano iba segura; lo blando sienta bien a una sombra difuminada, pero en el contorno de tu forma principal se lee como duda.',
    graphicDesign:
      'Textos y logotipos deberían acercarse al 100 % en cada tercio en que estén; una cifra menor apunta a una imagen demasiado ampliada o guardada con mucha compresión.',
    illustration:
      'Una línea limpia da valores altos en todas partes, así que usa las diferencias para guiar: suaviza un poco el escenario y preocúpate si un rostro es más blando que la pared de detrás.',
    film: 'La imagen en movimiento puede ser más suave que la fija, y un 40 % suele bastar; el problema empieza cuando el tercio de quien habla es más blando que el decorado de atrás.',
    dance:
      'El barrido en los tercios por donde pasan brazos y piernas muestra velocidad y puede quedarse; si el suelo y los laterales también están blandos, la cámara perdió el foco o tembló.',
    other:
      'Ve primero al tercio más alto, como hará quien mire, y comprueba si contiene lo que te importa; un tercio en blanco no tiene bordes ni nada que corregir.',
  },
  weight: {
    photography:
      'Los cuadros más pesados deberían contener tu motivo; si caen en una esquina clara o en un cartel del borde, ahí se mira primero, así que reencuadra u oscurece.',
    painting:
      'Deja el centro de gravedad fuera del medio, con un peso menor que le responda; cuando los cuadros pesados se agolpan en un borde, la mirada se sale del lienzo por ahí.',
    drawing:
      'Los trazos densos atraen la mirada, así que los cuadros pesados muestran dónde trabajaste más; si es un pliegue o un fondo y ya no la pose, aligera ahí la mano.',
    graphicDesign:
      'Recorre los cuadros del más pesado al más ligero y compara el camino con tu orden de lectura; toca actuar cuando un adorno pesa más que el titular.',
    illustration:
      'El momento de la historia debería ser dueño del cuadro más pesado, con otros más ligeros adonde va después la mirada; un objeto pesado en una esquina cuenta otra historia.',
    film: 'Mira a qué distancia de tu personaje queda el centro: algo de aire en la dirección de la mirada da calma, pero un peso a su espalda distrae.',
    dance:
      'Un centro fuera del medio da vida cuando la danza va hacia ahí; si el peso se queda en un foco o en el telón, los cuerpos pierden frente a la sala.',
    other:
      'Adivina adónde se mirará antes de leer el mapa; si el cuadro más pesado te sorprende, calma ese punto o da más contraste a lo que tú elegiste.',
  },
  waveform: {
    music:
      'La línea de sonoridad debería subir allí donde tu canción quiere llegar; un bloque macizo con la línea plana está demasiado comprimido, y un estribillo que no supera a la estrofa se queda corto.',
    film: 'El habla forma una fila regular de bultos, y la línea debería mantener una altura de escena a escena; corrige los puntos en que alguien buscaría el control del volumen.',
    dance:
      'Ponla junto a la coreografía: crecidas y caídas te ofrecen entradas y pausas, y un tramo largo y plano pide a los cuerpos que pongan todo el cambio.',
    other:
      'Sigue la línea de izquierda a derecha y nombra la causa de cada colina; las que no sepas explicar son golpes o respiración, y las cimas cortadas en plano son distorsión.',
  },
  spectrum: {
    music:
      'Una pendiente suave de los graves al aire es lo normal; revísalo cuando los medios graves se alcen sobre los graves, que suena a caja, o la presencia quede 30 dB por debajo, que suena opaco.',
    film: 'Las voces viven en los medios y la presencia, que deberían destacar mientras se habla; una banda alta de subgraves sin explosión suele ser viento, tráfico o un golpe al micrófono.',
    dance:
      'Los subgraves y los graves son lo que los pies sienten a través del suelo, y la presencia da los acentos; si falta lo agudo, seguramente se grabó desde el otro lado de la sala.',
    other:
      'Compáralo con una grabación del mismo tipo en la que confíes: una banda que se aleje más de 6 dB de ese modelo merece una escucha; las diferencias menores son cuestión de gusto.',
  },
  stereo: {
    music:
      'Entre 0.3 y 0.8 una mezcla suele ser abierta y aún sólida; por debajo de 0 hay partes que se cancelan en un solo altavoz, y si un lado supera al otro en más de 1.5 dB, devuelve alguna parte al centro.',
    film: 'El diálogo pide el centro, así que una conversación larga debería acercarse a 1, con anchura para la música y los lugares; un lado claramente más fuerte suele ser un micrófono en un solo canal.',
    dance:
      'Muchas salas de ensayo y teléfonos reproducen un solo canal, así que un valor por debajo de 0 puede dejar sin pulso a quien baila; cerca de 1 no se pierde nada, aunque la sala suene más pequeña.',
    other:
      'Cerca de 1 los dos oídos oyen lo mismo, lo que conviene a una voz sola; un lugar o una multitud pueden ser más anchos, pero comprueba en un solo altavoz toda cifra por debajo de 0.',
  },
  music: {
    music:
      'Comprueba el tempo y la tonalidad marcando el pulso y tarareando, y compara las marcas de sección con la forma que planeaste: un estribillo sin marca al lado no sonó a nuevo.',
    film: 'Pon las marcas de sección junto a tus cortes y puntos de giro; un cambio de música que falla por un segundo el de la escena parece un descuido del montaje.',
    dance:
      'El tempo puede salir a la mitad o al doble de lo que cuentas, así que confía en tus pies; mira si la danza cambia con las marcas de sección o, a propósito, contra ellas.',
    other:
      'Toma el tempo y la tonalidad como buenas conjeturas que el habla o el ruido pueden engañar; los ataques, sonidos nuevos por segundo, dicen más, y por encima de seis el oído empieza a cansarse.',
  },
  shots: {
    film: 'Las barras altas deberían estar donde se siente algo y las cortas donde hay prisa; desconfía de una fila de alturas iguales y de cualquier pico que se lea en dos segundos.',
    dance:
      'Una frase necesita un plano lo bastante largo para terminar en él, así que mira que ningún corte parta un salto o un giro; con muchas barras cortas baila más el montaje que tú.',
    other:
      'Usa los fotogramas para recordar cada plano y pregunta a la barra más alta qué se encuentra en su segunda mitad; si no se te ocurre nada, ahí es donde recortar.',
  },
  shotExposure: {
    film: 'Dentro de una escena, los planos vecinos deberían quedar casi al mismo nivel; un salto de más de un quinto sacude la vista, lo cual va bien a una puerta que se abre de golpe y mal a una réplica.',
    dance:
      'Las pendientes lentas vienen del diseño de luces y son parte de la pieza; un zigzag en los cortes indica que dos cámaras no coinciden, así que iguálalas por el suelo o por un vestuario.',
    other:
      'Recorre la línea con el dedo y para en el salto más grande: si ahí cambian el lugar o el tiempo, déjalo, y si no, acerca los dos planos.',
  },
  sentences: {
    creativeWriting:
      'La buena prosa parece una valla rota, con una frase corta donde debe golpear; lee en voz alta todo tramo de barras iguales y toda barra de más de cuarenta palabras.',
    other:
      'Para quien viene a aprender o a decidir, la mayoría de las barras va bien entre diez y veinte palabras; parte las altas, sobre todo donde haya varias seguidas.',
  },
  habits: {
    creativeWriting:
      'Conserva la palabra que vuelve si sabes decir qué va reuniendo cada vez, como hace un motivo; cámbiala si volvió sin que lo notaras, como suelen hacer tres comienzos con “Ella era”.',
    other:
      'Un término técnico puede volver cuanto haga falta, pues un sinónimo confunde; lo que conviene aligerar son las muletillas y los párrafos en los que todas las frases empiezan por “Es”.',
  },
  grammar: {
    creativeWriting:
      'Deja que la facilidad de lectura se ajuste a quien habla y revisa primero todo cambio de tiempo verbal que no querías; con más de dos adverbios en -ly por cada cien palabras, prueba verbos más fuertes.',
    other:
      'Una facilidad de lectura cercana a 60 se lee como un periódico y conviene a casi todo el mundo; por debajo de 40, acorta las frases y di quién actúa donde una pasiva lo deje en duda.',
  },
}
