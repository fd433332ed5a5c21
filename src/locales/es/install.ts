import type { install as english } from '#src/locales/en/install.ts'
import type { Texts } from '#src/locales/texts.ts'

export const install: Texts<typeof english> = {
  title: 'Instalar Refyn',
  intro: 'Como app tiene su propia ventana y un icono entre los demás.',
  close: 'Cerrar',
  chrome: {
    name: 'Chrome y Edge',
    one: 'Abre el menú de arriba a la derecha (⋮ o ⋯).',
    two: 'Elige “Enviar (o Transmitir), guardar y compartir” y después “Instalar página como aplicación”. En Edge es “Aplicaciones”; en el teléfono, “Añadir (o Agregar) a pantalla de inicio”.',
    three: 'Confirma con “Instalar”.',
  },
  safari: {
    name: 'Safari',
    one: 'Toca el botón de compartir; en un Mac, abre el menú Archivo.',
    two: 'Elige “Añadir (o Agregar) a pantalla de inicio”; en un Mac, “Añadir (o Agregar) al Dock”.',
    three: 'Confirma con “Añadir” o “Agregar”.',
  },
  firefox: {
    name: 'Firefox',
    one: 'En Android, abre el menú (⋮).',
    two: 'Elige “Instalar” o “Añadir (o Agregar) a pantalla de inicio”.',
    three:
      'La versión de escritorio de Firefox no instala apps: guarda la página en marcadores o ábrela en otro navegador.',
  },
}
