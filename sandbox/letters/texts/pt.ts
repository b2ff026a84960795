import type { LetterTexts } from '../LetterTexts.ts';

export const pt: LetterTexts = {
  signInClosed: { subject: 'Início de sessão fechado por algum tempo', body: 'Foi introduzida cinco vezes uma palavra-passe errada na sua conta. O início de sessão volta a abrir dentro de quinze minutos.' },
  newPassword: { subject: 'Uma nova palavra-passe', body: 'Escolha aqui uma nova palavra-passe, no prazo de uma hora: {{link}}' },
  passwordChanged: { subject: 'A sua palavra-passe foi alterada', body: 'Alguém escolheu uma nova palavra-passe com a ligação que lhe enviámos. Se não foi você, escreva já para o apoio.' },
  signInLink: { subject: 'A sua ligação de acesso', body: 'Abra {{link}} no prazo de 15 minutos. A ligação funciona uma única vez.' },
  appealReceived: { subject: 'Recurso {{number}} recebido', body: 'Recebemos o seu recurso e vamos rever a decisão. A resposta estará na página dos seus recursos.' },
  appealAccepted: { subject: 'Recurso {{number}}: aceite', body: '{{answer}}' },
  appealDeclined: { subject: 'Recurso {{number}}: recusado', body: '{{answer}}' },
  siteOpen: { subject: 'Já abrimos', body: 'O site abriu no seu país. Esta foi a única mensagem; o seu endereço já foi apagado.' },
  questionReceived: { subject: 'A sua pergunta {{number}}', body: 'Recebemos a sua pergunta e respondemos no prazo de {{hours}} horas:\n\n{{text}}' },
  questionAnswered: { subject: 'A sua pergunta {{number}}', body: '{{answer}}' },
  verifyEmail: { subject: 'Confirme o seu e-mail', body: 'Abra {{link}} no prazo de 24 horas e o seu endereço fica confirmado. Se não fez este pedido, não precisa de fazer nada.' },
  activateAccount: { subject: 'Ative a sua conta', body: 'Boas-vindas! Abra {{link}} no prazo de 24 horas e a sua conta fica ativa. Se não abriu uma conta, não precisa de fazer nada.' },
  activationCode: { subject: '', body: '{{code}} é o seu código. Introduza-o no prazo de 10 minutos: {{link}} Não o diga a ninguém.' },
  news: { subject: 'Novidades e ofertas', body: '{{text}}\n\nNão receber mais estas mensagens: {{link}}' },
  weeklyNews: { subject: 'Esta semana nas apostas', body: 'Os jogos da semana já estão disponíveis, e ao vivo desde o primeiro minuto.\n\nNão receber mais estas mensagens: {{link}}' },
  newsLink: { subject: 'Parar as novidades', body: 'Com esta ligação deixa de receber novidades: {{link}} Funciona uma única vez.' },
};
