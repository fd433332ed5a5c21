import type { pages as english } from '#src/locales/en/pages.ts'
import type { Texts } from '#src/locales/texts.ts'

export const pages: Texts<typeof english> = {
  landing: {
    getStarted: 'Empezar',
    title: 'Muestra tu obra. Escucha algo verdadero.',
    lead: 'Refyn es un estudio solo tuyo. Entrega una fotografía, una canción, una película o una página, y un tutor de esa disciplina te responde: qué funciona, qué es lo más importante y qué probar ahora.',
    promise: 'Mide antes de hablar',
    promiseText:
      'Valores tonales, sonoridad, extensión de las frases: cada archivo que subes se mide, y los comentarios se apoyan en lo que se encontró.',
    kept: 'Nada se pierde',
    keptText:
      'Cierra la pestaña a mitad de una respuesta. Se sigue escribiendo y te espera.',
    own: 'Funciona en tu propio servidor',
    ownText:
      'Tu obra se queda donde la pones. Eliminar es eliminar hasta el último byte.',
    mediums: 'Para quienes crean',
    medium: {
      photography: 'Fotografía',
      photographyText: 'Luz, instante, encuadre y lo que sabe el histograma.',
      visual: 'Artes visuales',
      visualText: 'Pintura, dibujo, ilustración, diseño: valor, color, borde.',
      music: 'Música',
      musicText: 'Composición, interpretación y mezcla, cada una escuchada por sí misma.',
      writing: 'Escritura',
      writingText: 'La voz, la escena y el ritmo de una frase.',
    },
    closing: 'Trae esa pieza que te hace dudar.',
    closingText: 'Registrarse lleva un minuto y no pide más que un correo electrónico.',
    policies: 'Políticas',
    policy: {
      privacy: 'Privacidad',
      terms: 'Términos del servicio',
      cookies: 'Política de cookies',
      retention: 'Conservación de datos',
      'legal-notice': 'Aviso legal',
      accessibility: 'Accesibilidad',
    },
    operator: 'Administra: {{name}}',
    copyright: '© {{year}} Refyn',
    source: 'Software libre con licencia AGPL-3.0-or-later',
    gallery: 'Obras de la casa',
    pause: 'Detener las imágenes',
  },
  info: {
    title: 'Cómo se usa',
    lead: 'Cuatro cosas que hacer aquí, en el orden en que suelen llegar.',
    feedback: 'Pedir comentarios',
    feedbackText:
      'Sube hasta 15 archivos por conversación (JPG, PNG, MP3, MP4, PDF y otros), elige una disciplina y cuenta qué buscabas. Después, pregunta.',
    notes: 'Crear notas',
    notesText:
      'Las notas se ordenan en técnica, consejo o recurso, y se pueden buscar y filtrar.',
    courses: 'Crear microcursos',
    coursesText:
      'Elige hasta 3 notas y recibe un curso por módulos con ilustraciones, tests interactivos y tareas. El progreso de cada sección se guarda.',
    discovery: 'Descubrir cultura',
    discoveryText:
      'Encuentra lugares y eventos cerca de ti o en la ciudad que digas, en un mapa y en una lista.',
    tips: 'Consejos',
    tip1: 'Cuenta qué buscabas. Un comentario sobre la intención vale más que uno sobre la superficie.',
    tip2: 'Entrega la pieza que te hace dudar, no la que te enorgullece.',
    tip3: 'Replica. La segunda respuesta suele ser la mejor.',
    start: 'Empezar a crear',
  },
}
