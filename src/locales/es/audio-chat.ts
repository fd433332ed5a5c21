import type { audioChat as english } from '#src/locales/en/audio-chat.ts'
import type { Texts } from '#src/locales/texts.ts'

export const audioChat: Texts<typeof english> = {
  make: 'Audiocharla',
  making: 'Generando…',
  failed: 'No se pudo generar el audio',
  failedText: 'Algo falló al generar la audiocharla. Inténtalo otra vez.',
  done: '¡Audio listo!',
  doneText: 'Alex y Henry han conversado sobre tu obra.',
  title: 'Alex y Henry conversan sobre tu obra',
  caption: 'Escucha a dos voces de IA conversar sobre tu obra',
  captionBuiltIn:
    'Escucha a dos voces de IA conversar sobre tu obra. Son voces sintéticas, integradas, y se nota.',
  stage: {
    script: 'Escribiendo la conversación',
    speech: 'Locutando el turno {{n}} de {{total}}',
    joining: 'Uniendo las voces',
    ready: 'Listo',
  },
  progress: 'Progreso del audio',
  waiting: 'El servicio de IA pide paciencia. Próximo intento: {{time}}.',
  goesOn: 'Sigue aunque salgas de esta página.',
  retry: 'Reintentar',
  play: 'Reproducir',
  pause: 'Pausa',
  loading: 'Cargando el audio',
  unplayable: 'No se puede cargar el audio: se eliminó o se perdió la conexión.',
  position: 'Posición en el audio',
  download: 'Descargar',
  transcript: 'Transcripción',
  jump: 'Reproducir desde {{time}}',
  suggestion: 'Sugerencia {{n}}: {{title}}',
  fact: 'F{{number}}, {{label}}: {{value}}',
}
