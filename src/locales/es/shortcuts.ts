import type { shortcuts as english } from '#src/locales/en/shortcuts.ts'
import type { Texts } from '#src/locales/texts.ts'

export const shortcuts: Texts<typeof english> = {
  title: 'Teclado',
  intro: 'A todo se llega con Tab y Enter; con estas teclas se va más rápido.',
  anywhere: 'En todas partes',
  list: 'Esta lista',
  close: 'Cerrar lo que está abierto',
  toast: 'Ir al mensaje que apareció',
  writing: 'Cuando escribes al tutor',
  send: 'Enviar',
  line: 'Una línea nueva',
  looking: 'Cuando miras un trabajo',
  gallery: 'El archivo anterior o siguiente, en la galería',
  viewer: 'El archivo anterior o siguiente, a pantalla completa',
  switchOff: 'No abrir con ?',
  switchOn: 'Abrir con ?',
}
