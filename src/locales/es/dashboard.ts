import type { dashboard as english } from '#src/locales/en/dashboard.ts'
import type { Texts } from '#src/locales/texts.ts'

export const dashboard: Texts<typeof english> = {
  title: 'Tus críticas',
  loading: 'Cargando tu estudio…',
  failed: 'No se pudieron cargar las conversaciones',
  recent: 'Recientes',
  all: 'Todas las conversaciones',
  more: 'Ver anteriores',
  noDescription: 'Sin descripción',
  files_one: '{{count}} archivo',
  files_other: '{{count}} archivos',
  messages_one: '{{count}} mensaje',
  messages_other: '{{count}} mensajes',
  start: 'Empezar una crítica',
  due: {
    label: 'Repaso',
    text_one: 'Hoy toca repasar {{count}} tarjeta de tus cursos.',
    text_other:
      'Hoy toca repasar {{count}} tarjetas de tus cursos. Dos minutos, una vez al día.',
    begin: 'Repasar',
  },
  deletedTitle: 'Hecho',
  deletedText: 'La conversación se eliminó',
  errorTitle: 'Error',
  deleteFailed: 'No se pudo eliminar la conversación',
  remove: {
    title: 'Eliminar conversación',
    text: '¿Quieres eliminar esta conversación? Se borrarán para siempre todos sus mensajes y archivos. No se puede deshacer.',
    action: 'Eliminar conversación: {{name}}',
    failed: 'No se pudo eliminar la conversación',
    failedText: 'Inténtalo otra vez',
    done: 'Conversación eliminada',
    doneText: 'Se eliminaron la conversación y todos sus archivos.',
  },
  welcome: {
    title: 'Una pared vacía es un buen comienzo',
    text: 'Entrega algo que hayas hecho. Hasta 15 archivos por conversación: imágenes, sonido, cine o páginas. El tutor lo mide, te dice qué funciona y qué probar ahora, y tú puedes responderle.',
    start: 'Empezar tu primera conversación',
    learn: 'Cómo funciona',
    request: 'Pedir comentarios',
    requestText:
      'Sube tu obra, cuenta qué buscabas y lee lo que ve un tutor de tu disciplina.',
    notes: 'Crear notas',
    notesText:
      'Guarda lo que aprendiste de los comentarios donde puedas volver a encontrarlo.',
    learnTitle: 'Aprender y crecer',
    learnText: 'Convierte hasta tres notas en un pequeño curso con un test y una tarea.',
    discover: 'Descubrir cultura',
    discoverText:
      'Encuentra museos, galerías y escenarios cerca de ti para ver la obra de los demás.',
  },
}
