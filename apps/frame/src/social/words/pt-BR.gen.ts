// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Entrar",
 "social.preparing": "Preparando seu login…",
 "social.leaving": "Levando você para {provider}…",
 "social.number.title": "Que número você vê?",
 "social.number.body": "Escolha o número que a página em {host} mostra no login. Se nenhuma página mostrar um, feche esta janela.",
 "social.refused.title": "Era um número diferente",
 "social.refused.body": "Para proteger sua conta, este login foi interrompido. Feche esta janela e comece de novo.",
 "social.ended.title": "Este login terminou",
 "social.ended.body": "Feche esta janela e comece de novo na página de onde você veio.",
 "social.elsewhere.title": "Continue na outra janela",
 "social.elsewhere.body": "Este login já está aberto em outra janela. Você pode fechar esta.",
 "social.failed.title": "Não funcionou",
 "social.failed.body": "Não foi possível iniciar o login. Feche esta janela e tente novamente.",
 "social.offline": "Não conseguimos acessar o servidor. Continuamos tentando.",
 "social.close": "Fechar esta janela"
} as const
