import type { MailTexts } from '../MailTexts.ts';

export const es: MailTexts = {
  signInClosed: {
    subject: 'Acceso cerrado por un rato',
    body: 'Se introdujo cinco veces una contraseña incorrecta en tu cuenta. El acceso vuelve a abrirse en quince minutos.',
  },
  newPassword: {
    subject: 'Una nueva contraseña',
    body: 'Elige aquí una nueva contraseña; el enlace vale una hora: {{link}}',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    body: 'Alguien eligió una nueva contraseña con el enlace que te enviamos. Si no fuiste tú, escribe a soporte enseguida.',
  },
  signInLink: {
    subject: 'Tu enlace de acceso',
    body: 'Abre {{link}} antes de 15 minutos. El enlace funciona una sola vez.',
  },
  appealReceived: {
    subject: 'Reclamación {{number}} recibida',
    body: 'Tenemos tu reclamación y revisaremos la decisión. La respuesta aparecerá en la página de tus reclamaciones.',
  },
  appealAccepted: { subject: 'Reclamación {{number}}: aceptada', body: '{{answer}}' },
  appealDeclined: { subject: 'Reclamación {{number}}: rechazada', body: '{{answer}}' },
  siteOpen: {
    subject: 'Ya estamos abiertos',
    body: 'El sitio ya está abierto en tu país. Este era el único mensaje; hemos borrado tu dirección.',
  },
  questionReceived: {
    subject: 'Tu pregunta {{number}}',
    body: 'Hemos recibido tu pregunta y respondemos en un plazo de {{hours}} horas:\n\n{{text}}',
  },
  questionAnswered: { subject: 'Tu pregunta {{number}}', body: '{{answer}}' },
  verifyEmail: {
    subject: 'Confirma tu correo electrónico',
    body: 'Abre {{link}} antes de 24 horas y tu dirección quedará confirmada. Si no lo has pedido, no tienes que hacer nada.',
  },
  activateAccount: {
    subject: 'Activa tu cuenta',
    body: '¡Te damos la bienvenida! Abre {{link}} antes de 24 horas y tu cuenta quedará activa. Si no has abierto una cuenta, no tienes que hacer nada.',
  },
  activationCode: {
    subject: '',
    body: '{{code}} es tu código. Introdúcelo antes de 10 minutos: {{link}} No se lo digas a nadie.',
  },
  news: {
    subject: 'Novedades y ofertas',
    body: '{{text}}\n\nNo recibir más estos mensajes: {{link}}',
  },
  weeklyNews: {
    subject: 'Esta semana en la oferta',
    body: 'Los partidos de la semana ya están en la oferta, y en directo desde el primer minuto.\n\nNo recibir más estos mensajes: {{link}}',
  },
  newsLink: {
    subject: 'Dejar de recibir novedades',
    body: 'Con este enlace no llegarán más novedades: {{link}} Funciona una sola vez.',
  },
};
