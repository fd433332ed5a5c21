import type { plan as english } from '#src/locales/en/plan.ts'
import type { Texts } from '#src/locales/texts.ts'

export const plan: Texts<typeof english> = {
  names: { free: 'Free', standard: 'Standard', premium: 'Premium' },
  price: '£{{pounds}} al mes',
  upgradeTo: 'Pasar a {{plan}}',
  opening: 'Abriendo…',
  cancel: 'Cancelar suscripción',
  cancelTitle: '¿Cancelar tu suscripción?',
  cancelText:
    'Conservas tu plan hasta el final de lo que has pagado. Después, la cuenta vuelve a Free y todo lo que contiene se queda.',
  keep: 'Conservarla',
  cancelling: 'Cancelando…',
  sync: 'Sincronizar',
  syncing: 'Sincronizando…',
  syncHint:
    '¿Pagaste y tu plan sigue siendo el anterior? “Sincronizar” consulta al proveedor de pagos.',
  endsAt: 'Suscripción cancelada. Sigue en {{plan}} hasta el {{date}}.',
  academic:
    'Tu plan académico tiene los límites de Premium. Para cambiarlo, escribe a soporte.',
  operator:
    'Los planes los da quien administra este servidor. Pídele otro si lo necesitas.',
  limits: {
    title: 'Qué incluye cada plan',
    plan: 'Plan',
    conversations: 'Conversaciones al mes',
    replies: 'Respuestas en cada una',
    files: 'Archivos en cada una',
    size: 'MB por archivo',
    refyns: 'Refyns al mes',
    versions: 'Versiones mejoradas',
    unlimited: 'Sin límite',
    yours: 'El tuyo',
  },
  upgradeFailed: 'No se pudo cambiar de plan',
  cancelFailed: 'No se pudo cancelar',
  syncFailed: 'No se pudo sincronizar',
  later: 'Inténtalo más tarde',
  cancelled: 'Suscripción cancelada',
  cancelledText: 'Tu suscripción termina con el próximo ciclo de facturación.',
  synced: 'Suscripción sincronizada',
  syncedText: 'Tu plan {{plan}} ya está activo.',
  syncDone: 'Sincronización lista',
  noChange: 'No hubo cambios.',
  success: {
    title: '¡Pago realizado!',
    updating: 'Consultando tu plan al proveedor de pagos…',
    active: 'Tu plan {{plan}} ya está activo.',
    waiting:
      'Tu pago está en camino. Tu plan cambia en cuanto llegue, casi siempre en menos de un minuto.',
    failed:
      'Ahora mismo no se puede consultar al proveedor de pagos. Tu pago está a salvo.',
    again: 'Consultar otra vez',
    back: 'Volver a tus críticas',
  },
}
