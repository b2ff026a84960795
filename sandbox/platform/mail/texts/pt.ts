import type { MailTexts } from '../MailTexts.ts';

export const pt: MailTexts = {
  signInClosed: {
    subject: 'Acesso fechado por algum tempo',
    body: 'Uma senha errada foi digitada cinco vezes na sua conta. O acesso volta a abrir dentro de quinze minutos.',
  },
  newPassword: {
    subject: 'Uma nova senha',
    body: 'Escolha aqui uma nova senha, no prazo de uma hora: {{link}}',
  },
  passwordChanged: {
    subject: 'A sua senha foi alterada',
    body: 'Alguém escolheu uma nova senha com o link que enviamos. Se não foi você, escreva já para o suporte.',
  },
  signInLink: {
    subject: 'Seu link de acesso',
    body: 'Abra {{link}} no prazo de 15 minutos. O link funciona uma única vez.',
  },
  appealReceived: {
    subject: 'Recurso {{number}} recebido',
    body: 'Recebemos o seu recurso e vamos rever a decisão. A resposta estará na página dos seus recursos.',
  },
  appealAccepted: { subject: 'Recurso {{number}}: aceito', body: '{{answer}}' },
  appealDeclined: { subject: 'Recurso {{number}}: recusado', body: '{{answer}}' },
  siteOpen: {
    subject: 'Já abrimos',
    body: 'O site abriu no seu país. Esta foi a única mensagem; o seu endereço já foi apagado.',
  },
  questionReceived: {
    subject: 'A sua pergunta {{number}}',
    body: 'Recebemos a sua pergunta e respondemos no prazo de {{hours}} horas:\n\n{{text}}',
  },
  questionAnswered: { subject: 'A sua pergunta {{number}}', body: '{{answer}}' },
  verifyEmail: {
    subject: 'Confirme o seu e-mail',
    body: 'Abra {{link}} no prazo de 24 horas e o seu endereço fica confirmado. Se não fez este pedido, não precisa fazer nada.',
  },
  activateAccount: {
    subject: 'Ative a sua conta',
    body: 'Boas-vindas! Abra {{link}} no prazo de 24 horas e a sua conta fica ativa. Se não abriu uma conta, não precisa fazer nada.',
  },
  activationCode: {
    subject: '',
    body: '{{code}} é o seu código. Digite-o no prazo de 10 minutos: {{link}} Não o informe a ninguém.',
  },
  news: {
    subject: 'Novidades e ofertas',
    body: '{{text}}\n\nNão receber mais estas mensagens: {{link}}',
  },
  weeklyNews: {
    subject: 'Esta semana nas apostas',
    body: 'Os jogos da semana já estão disponíveis, e ao vivo desde o primeiro minuto.\n\nNão receber mais estas mensagens: {{link}}',
  },
  newsLink: {
    subject: 'Parar as novidades',
    body: 'Com este link deixa de receber novidades: {{link}} Funciona uma única vez.',
  },
};
