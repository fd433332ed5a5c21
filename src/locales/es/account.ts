import type { account as english } from '#src/locales/en/account.ts'
import type { Texts } from '#src/locales/texts.ts'

export const account: Texts<typeof english> = {
  welcome: 'Adelante.',
  lead: 'Un estudio, una pared donde colgar tu obra y un tutor que mide antes de hablar.',
  modes: {
    login: 'Entrar',
    register: 'Crear una cuenta',
    forgot: 'Restablecer la contraseña',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirm: 'Confirmar contraseña',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  optional: 'opcional',
  passwordHint: 'Al menos 8 caracteres. Una frase corta es fácil de recordar.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: { login: 'Entrar', register: 'Crear cuenta' },
  busy: { login: 'Entrando…', register: 'Creando tu cuenta…' },
  toRegister: '¿Es tu primera vez? Crea una cuenta',
  toLogin: '¿Ya tienes cuenta? Entra',
  toForgot: '¿Olvidaste tu contraseña?',
  forgotText:
    'Dinos el correo de tu cuenta. Te enviamos un enlace para crear una contraseña nueva.',
  forgotSent:
    'Si hay una cuenta con ese correo, recibirás un enlace para restablecer la contraseña.',
  forgotSentText:
    'El enlace vale 30 minutos y sirve una sola vez. Mira también en la carpeta de correo no deseado.',
  forgotFailed: 'No se pudo enviar el correo para restablecer la contraseña',
  forgotSubmit: 'Enviar el enlace',
  forgotBusy: 'Enviando…',
  google: 'Continuar con Google',
  provider: 'Continuar con {{name}}',
  or: 'o',
  mobileFailed: 'No se pudo entrar desde el teléfono',
  mobileFailedText: 'Te llevamos a la página de acceso en el navegador.',
  reset: {
    title: 'Crea una contraseña nueva',
    checking: 'Comprobando tu enlace…',
    invalid: 'El enlace no es válido',
    invalidText:
      'Este enlace para restablecer la contraseña no es válido o ha caducado. Pide uno nuevo.',
    toSignIn: 'Volver al acceso',
    uncheckedTitle: 'No se pudo comprobar el enlace',
    unchecked:
      'No hay conexión con el servidor. Tu enlace sigue valiendo: inténtalo otra vez.',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    busy: 'Guardando…',
    done: 'Ya tienes contraseña nueva',
    doneText: 'Entra con ella. En los demás dispositivos se cerró la sesión.',
    failed: 'No se pudo restablecer la contraseña. Inténtalo otra vez.',
    unable:
      'No se pudo restablecer la contraseña. Inténtalo otra vez o pide un enlace nuevo.',
  },
  loginFailed: 'No se pudo entrar',
  loginFailedText: 'El correo o la contraseña no son correctos',
  invalidCredentials: 'Los datos de acceso no son correctos',
  checkCredentials: 'Revisa tus datos de acceso e inténtalo otra vez',
  registrationFailed: 'No se pudo crear la cuenta',
  registrationFailedText: 'Algo falló durante el registro',
  tryAgain: 'Inténtalo otra vez',
  commonPassword: 'Esta contraseña es de las más fáciles de adivinar. Elige otra.',
  oauth: {
    google: 'No se pudo entrar con Google. Inténtalo otra vez.',
    authentication_failed: 'No se pudo comprobar tu identidad. Inténtalo otra vez.',
    session_save_failed: 'No se pudo guardar la sesión. Inténtalo otra vez.',
  },
  /** The words of /auth. */
  auth: {
    emailInvalid: 'Escribe un correo electrónico válido',
    passwordShort: 'La contraseña debe tener al menos 8 caracteres',
  },
  /** The words of /login and /register, which the specification has in its own form. */
  page: {
    emailInvalid: 'El correo electrónico no es válido',
    passwordRequired: 'Falta la contraseña',
    passwordShort: 'La contraseña debe tener al menos 8 caracteres',
    firstNameRequired: 'Falta el nombre',
    lastNameRequired: 'Faltan los apellidos',
    mismatch: 'Las contraseñas no coinciden',
  },
}
