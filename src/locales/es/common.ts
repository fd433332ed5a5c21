import type { common as english } from '#src/locales/en/common.ts'
import type { Texts } from '#src/locales/texts.ts'

/** Texts that more than one feature shows. `{product}` of the specification is Refyn. */
export const common: Texts<typeof english> = {
  product: 'Refyn',
  nav: {
    crits: 'Críticas',
    discover: 'Descubrir',
    notes: 'Notas',
    courses: 'Cursos',
    microCourses: 'Microcursos',
    new: 'Nueva',
    main: 'Navegación principal',
    skip: 'Ir al contenido',
    home: 'Refyn, inicio',
    help: 'Cómo usar Refyn',
    back: 'Atrás',
  },
  installApp: 'Instalar app',
  update: {
    title: 'Hay una versión nueva de Refyn',
    text: 'Lo que llevas escrito se conserva.',
    action: 'Recargar',
  },
  partMissing: 'No se pudo cargar esta parte de la página.',
  menu: {
    profile: 'Perfil',
    open: 'Abrir tu menú',
    signedInAs: 'Sesión de',
    appearance: 'Aspecto',
    system: 'Como el sistema',
    light: 'Papel',
    dark: 'Estudio',
    howToUse: 'Cómo se usa',
    shortcuts: 'Atajos de teclado',
    admin: 'Administración',
    signOut: 'Salir',
    logout: 'Salir',
  },
  loading: 'Cargando',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  close: 'Cerrar',
  retry: 'Reintentar',
  length: '{{count}} de {{most}} caracteres',
  dismiss: 'Descartar',
  toasts: 'Avisos',
  backHome: 'Volver al inicio',
  error: {
    title: 'Algo salió mal',
    text: 'Recarga la página para intentarlo otra vez.',
    refresh: 'Recargar página',
  },
  notFound: {
    title: 'Aquí no hay nada',
    text: 'Puede que la dirección sea antigua o que se haya perdido una letra por el camino.',
  },
  time: {
    justNow: 'ahora mismo',
    minutes_one: 'hace {{count}} minuto',
    minutes_other: 'hace {{count}} minutos',
    hours_one: 'hace {{count}} hora',
    hours_other: 'hace {{count}} horas',
  },
  media: {
    photography: 'Fotografía',
    painting: 'Pintura',
    drawing: 'Dibujo',
    music: 'Música',
    film: 'Cine',
    graphicDesign: 'Diseño gráfico',
    illustration: 'Ilustración',
    dance: 'Danza',
    creativeWriting: 'Escritura creativa',
    none: 'General',
  },
  errors: {
    invalid: 'No se aceptó. Revisa lo que escribiste.',
    signed_out: 'Tu sesión ha terminado. Entra otra vez.',
    invalid_credentials: 'El correo o la contraseña no son correctos',
    wrong_password: 'Esta no es tu contraseña.',
    sign_in_again: 'Sal y vuelve a entrar primero, para confirmar que eres tú.',
    reset_link_invalid:
      'Este enlace para restablecer la contraseña no es válido o ha caducado. Pide uno nuevo.',
    plan_limit: 'Tu plan no lo incluye.',
    file_limit: 'Se admiten como máximo {{max}} archivos por conversación',
    version_limit: 'Llegaste al límite de {{max}} versiones mejoradas por conversación',
    conversation_limit:
      'Llegaste al límite de este mes. Amplía tu plan para seguir recibiendo comentarios de la IA.',
    reply_limit:
      'Las {{max}} respuestas de esta conversación están usadas. Empieza otra para seguir.',
    refyn_limit:
      'Llegaste al límite de refyns de este mes ({{max}}/{{max}} usados). Pasa a Standard y refyna sin límite.',
    forbidden: 'No tienes permiso para hacer esto.',
    not_found: 'No existe o ya no existe.',
    conflict: 'Esto ya estaba hecho. Recarga la página para ver cómo está todo.',
    email_taken: 'Ya hay una cuenta con este correo. Entra con ella.',
    reply_in_progress: 'Se está escribiendo una respuesta. Espera o detenla.',
    file_empty: '“{{name}}” está vacío. Elige otro archivo.',
    nothing_to_apply:
      'Ninguna de estas sugerencias puede aplicarse con exactitud y no hay un modelo de imagen configurado. Elige otras.',
    file_damaged: 'No se pudo leer el archivo.',
    file_too_large: '“{{name}}” supera el tamaño máximo de {{max}} MB',
    body_too_large: 'Es demasiado de una sola vez.',
    wrong_type:
      '“{{name}}” no es de un tipo que se admita. Valen imágenes, audio, video y PDF.',
    rate_limited: 'Demasiados intentos. Espera {{seconds}} segundos.',
    ai_failed: 'El servicio de IA rechazó la petición.',
    ai_key_refused:
      'No se pudo analizar tu obra. Revisa tu clave de API e inténtalo otra vez.',
    ai_quota:
      'Se agotó la cuota de la API. Quien administra este servidor debe renovarla.',
    ai_busy:
      'Se alcanzó el límite de uso de la API. Espera unos minutos antes de intentarlo otra vez.',
    ai_unreachable: 'No hay conexión con el servicio de IA. Tus palabras se conservan.',
    ai_cut_off: 'El servicio de IA se cortó a la mitad. Tus palabras se conservan.',
    ai_nonsense:
      'El servicio de IA no dio una respuesta que sirva. Tus palabras se conservan.',
    ai_daily_limit:
      'La IA de este servidor ya hizo su trabajo de hoy. Tus palabras se conservan: vuelve a intentarlo mañana.',
    payment_failed: 'Ahora mismo no hay conexión con el proveedor de pagos.',
    mail_failed:
      'El servidor de correo no aceptó el mensaje. El registro del servidor dice por qué.',
    source_unavailable: 'Ahora mismo no hay conexión con la fuente. Inténtalo más tarde.',
    not_configured: 'Este servidor no lo tiene configurado.',
    busy: 'El servidor está ocupado. Inténtalo dentro de un momento.',
    disk_full: 'En el servidor no caben más archivos. Avisa a quien lo administra.',
    internal: 'Algo salió mal en el servidor. Inténtalo otra vez.',
    offline: 'No hay conexión con el servidor. Revisa tu conexión.',
  },
}
