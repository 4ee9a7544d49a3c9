// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Assinar uma mensagem",
 "approval.title.signIn": "Entrar",
 "approval.title.typedData": "Assinar dados",
 "approval.title.transaction": "Confirmar uma transação",
 "approval.title.session": "Permitir gastos sem perguntar",
 "approval.title.link": "Vincular uma carteira",
 "approval.from": "Solicitado por",
 "approval.action.signMessage": "Assinar esta mensagem",
 "approval.action.signIn": [
  "Entrar em ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Assinar “",
  [
   "name"
  ],
  "”"
 ],
 "approval.action.sendCoin": [
  "Enviar ",
  [
   "amount"
  ],
  " para ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Enviar ",
  [
   "amount"
  ],
  " para ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Mover ",
  [
   "amount"
  ],
  " de ",
  [
   "from"
  ],
  " para ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Mover o item ",
  [
   "id"
  ],
  " de ",
  [
   "token"
  ],
  " de ",
  [
   "from"
  ],
  " para ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Permitir que ",
  [
   "spender"
  ],
  " gaste ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Permitir que ",
  [
   "spender"
  ],
  " retire ",
  [
   "amount"
  ],
  " para a taxa de rede"
 ],
 "approval.action.allowUnlimited": [
  "Permitir que ",
  [
   "spender"
  ],
  " gaste ",
  [
   "token"
  ],
  " sem limite"
 ],
 "approval.action.allowAll": [
  "Permitir que ",
  [
   "spender"
  ],
  " mova tudo o que você tem de ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Impedir que ",
  [
   "spender"
  ],
  " gaste ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Encerrar todas as permissões de ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Executar ",
  [
   "selector"
  ],
  " de ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Criar um contrato",
 "approval.action.deployAccount": "Criar sua conta inteligente nesta rede",
 "approval.action.upgradeAccount": "Ativar recursos inteligentes da sua conta nesta rede. O endereço continua o mesmo.",
 "approval.action.openSession": [
  "Deixar este aplicativo enviar até ",
  [
   "amount"
  ],
  " em cada período de ",
  [
   "period"
  ],
  ", até ",
  [
   "until"
  ],
  ". São ",
  [
   "total"
  ],
  " no total, no máximo."
 ],
 "approval.action.endSession": [
  "Encerrar a permissão de enviar até ",
  [
   "amount"
  ],
  " em cada período de ",
  [
   "period"
  ]
 ],
 "approval.action.openAccount": [
  "Abrir a conta ",
  [
   "address"
  ],
  " para ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Fechar a conta ",
  [
   "address"
  ],
  "; o que restar vai para ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Dar o controle de ",
  [
   "address"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Abrir mão do controle de ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Adicionar a nota “",
  [
   "text"
  ],
  "”"
 ],
 "approval.action.linkWallet": "Vincular esta carteira à sua conta neste aplicativo",
 "approval.units": [
  [
   "amount"
  ],
  " unidades-base de ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "” (",
  [
   "address"
  ],
  ", fora da nossa lista)"
 ],
 "approval.token.unknown": [
  "o token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " da moeda da rede"
 ],
 "approval.label.network": "Rede",
 "approval.label.fee": "Taxa de rede, no máximo",
 "approval.label.sponsored": "Taxa de rede",
 "approval.sponsored": "Paga para você",
 "approval.label.account": "Sua conta",
 "approval.label.smartAccount": "Sua conta inteligente",
 "approval.label.actions": "O que acontece",
 "approval.details": "Tudo o que é assinado",
 "approval.network.unknown": [
  "Rede ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Isto falharia",
 "approval.fails.body": "A rede recusaria, e você ainda poderia pagar a taxa.",
 "approval.unfunded.title": "Insuficiente para pagar isto",
 "approval.unfunded.body": "Esta conta tem pouco demais para isto e a taxa de rede. Adicione fundos primeiro.",
 "approval.unknown.title": "Não foi possível verificar",
 "approval.unknown.body": "A rede não pôde testar antes. Continue apenas se confiar na origem.",
 "approval.warning.foreignSignIn": "Isto faz você entrar em um site diferente do que está pedindo. Muito provavelmente é uma tentativa de tomar sua conta lá.",
 "approval.warning.looksLikeHash": "Isto parece a impressão digital de outra coisa, como uma transação. Assiná-la poderia mover seus fundos.",
 "approval.warning.unlimitedAllowance": "O autorizado poderia retirar tudo o que você tem deste token, agora ou depois.",
 "approval.warning.allowsAll": "O autorizado poderia retirar todos os itens que você tem nesta coleção, agora ou depois.",
 "approval.warning.authorityChange": "Isto entrega o controle de uma conta a outro endereço.",
 "approval.warning.permit": "Esta assinatura é uma permissão. Pode ser usada sem perguntar de novo.",
 "approval.warning.order": "Esta é uma ordem de marketplace. Assiná-la pode entregar o que ela oferece.",
 "approval.warning.session": "O aplicativo decide quando e para quem, e não pergunta de novo. Você pode encerrar isto a qualquer momento.",
 "approval.warning.otherChain": "Isto é para uma rede diferente da mostrada.",
 "approval.warning.otherAccount": "Isto é sobre uma conta que não é sua.",
 "approval.warning.unknownCall": "Não sabemos dizer o que esta chamada de contrato faz.",
 "approval.warning.createsContract": "Isto cria um contrato na rede.",
 "approval.warning.unknownProgram": "Não sabemos dizer o que este programa faz.",
 "approval.warning.lookupTables": "Algumas contas estão em uma tabela na rede e não podem ser mostradas aqui.",
 "approval.warning.durableNonce": "Isto não expira. Depois de assinado, pode ser enviado a qualquer momento.",
 "approval.warning.unreadable": "Isto não pode ser lido como texto.",
 "approval.warning.highFee": "A taxa de rede está mais alta que o normal.",
 "approval.warning.malformedSignIn": "Este pedido de login não está bem formado.",
 "approval.warning.severalTransactions": "Você aprova várias transações de uma vez.",
 "approval.approve": "Aprovar",
 "approval.sign": "Assinar",
 "approval.decline": "Recusar",
 "approval.wait": "Desbloqueia após um segundo totalmente visível.",
 "approval.window.why": "Uma página pode cobrir ou mudar o que você vê aqui. Decida em uma janela da sua carteira.",
 "approval.window.open": "Revisar em uma janela",
 "approval.window.waiting": "Decida na janela que se abriu",
 "approval.window.blocked": "A janela não abriu. Permita pop-ups nesta página e tente novamente.",
 "approval.window.closed": "A janela foi fechada antes da sua decisão.",
 "approval.window.lost": "Não há mais nada para decidir aqui. Você pode fechar esta janela.",
 "approval.next.signIn": "Entrar não custa nada e não move nada.",
 "approval.next.signature": "Depois de assinado, não há como voltar atrás.",
 "approval.next.transaction": "Depois de aprovado, não há como desfazer.",
 "approval.next.session": "A rede faz cumprir estes limites.",
 "approval.next.link": "Isto não move nada. Você pode desvinculá-la a qualquer momento.",
 "approval.window.again": "Abrir novamente",
 "approval.window.title": "Aprovar solicitação",
 "action.cancel": "Cancelar",
 "action.continue": "Continuar",
 "action.done": "Concluir",
 "change.old.title": "Confirme que é você",
 "change.old.body": [
  "Para mudar seu e-mail para ",
  [
   "next"
  ],
  ", digite o código que enviamos para ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Confirme o novo e-mail",
 "change.new.body": [
  "Digite o código que enviamos para ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Seu e-mail não mudou",
 "change.stopped.body": "O código expirou, ou este e-mail não pode ser usado. Você pode começar de novo.",
 "change.done.title": "Seu e-mail mudou",
 "change.done.body": [
  "De agora em diante, entre com ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Enviamos um e-mail para ",
  [
   "email"
  ],
  ". O link nele pode desfazer a mudança por 24 horas."
 ],
 "change.resend": "Começar de novo",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Começar de novo em ",
     0,
     " segundo"
    ],
    "many": [
     "Começar de novo em ",
     0,
     " de segundos"
    ],
    "other": [
     "Começar de novo em ",
     0,
     " segundos"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Começar de novo em ",
     0,
     " minuto"
    ],
    "many": [
     "Começar de novo em ",
     0,
     " de minutos"
    ],
    "other": [
     "Começar de novo em ",
     0,
     " minutos"
    ]
   }
  ]
 ],
 "code.label": "Código do e-mail",
 "code.checking": "Verificando o código",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Este código não está certo. Você tem mais ",
     0,
     " tentativa."
    ],
    "many": [
     "Este código não está certo. Você tem mais ",
     0,
     " de tentativas."
    ],
    "other": [
     "Este código não está certo. Você tem mais ",
     0,
     " tentativas."
    ]
   }
  ]
 ],
 "code.offline": "Não foi possível verificar o código. Verifique sua conexão ou espere um momento e continue.",
 "code.renewed": "Enviamos um novo código. O antigo não funciona mais.",
 "code.tooMany.title": "Códigos errados demais",
 "code.tooMany.body": "Este código não funciona mais. Envie um novo para tentar novamente.",
 "code.expired.title": "O código expirou",
 "code.expired.body": "Os códigos funcionam por 5 minutos. Envie um novo para tentar novamente.",
 "code.resend": "Enviar novo código",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar novo código em ",
     0,
     " segundo"
    ],
    "many": [
     "Enviar novo código em ",
     0,
     " de segundos"
    ],
    "other": [
     "Enviar novo código em ",
     0,
     " segundos"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar novo código em ",
     0,
     " minuto"
    ],
    "many": [
     "Enviar novo código em ",
     0,
     " de minutos"
    ],
    "other": [
     "Enviar novo código em ",
     0,
     " minutos"
    ]
   }
  ]
 ],
 "confirm.window": "Isto é decidido em uma janela da carteira, e lá sua chave de acesso é pedida.",
 "confirm.again": "Sua chave de acesso precisa confirmar. Abra a janela e tente novamente.",
 "confirm.next": "Sua chave de acesso é pedida a seguir.",
 "confirm.problem": "Sua chave de acesso não confirmou. Nada foi assinado. Tente novamente.",
 "login.for": [
  "Para sua carteira em ",
  [
   "host"
  ]
 ],
 "login.link.title": "Confira seu e-mail",
 "login.link.body": [
  "Abra o link do nosso e-mail para ",
  [
   "email"
  ],
  " e escolha este número por lá:"
 ],
 "login.link.number": [
  "Seu número é ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Aguardando você escolher ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Enviamos outro e-mail. Ele pede este novo número.",
 "login.link.offline": "Não conseguimos acessar o servidor. Continuamos tentando.",
 "login.link.delayed": "O e-mail ainda não saiu. Continuamos tentando: espere aqui ou envie outro mais tarde.",
 "login.mailFailed.title": "O e-mail não chegou",
 "login.mailFailed.body": [
  "Não foi possível entregar nosso e-mail para ",
  [
   "email"
  ],
  ". Verifique a grafia ou envie de novo."
 ],
 "login.refused.title": "Era um número diferente",
 "login.refused.body": "Para proteger sua carteira, este login foi interrompido. Envie outro e-mail e escolha o número que você vê aqui.",
 "login.ended.title": "O link expirou",
 "login.ended.body": "Os links funcionam por 10 minutos. Envie outro e-mail para receber um novo.",
 "login.resend": "Enviar outro e-mail",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar outro e-mail em ",
     0,
     " segundo"
    ],
    "many": [
     "Enviar outro e-mail em ",
     0,
     " de segundos"
    ],
    "other": [
     "Enviar outro e-mail em ",
     0,
     " segundos"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar outro e-mail em ",
     0,
     " minuto"
    ],
    "many": [
     "Enviar outro e-mail em ",
     0,
     " de minutos"
    ],
    "other": [
     "Enviar outro e-mail em ",
     0,
     " minutos"
    ]
   }
  ]
 ],
 "login.code.title": "Digite o código",
 "login.code.body": [
  "Enviamos 8 dígitos para ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Você entrou",
 "login.finishing": "Entrando",
 "login.otherEmail": "Usar outro e-mail",
 "login.link.approved": "Número confirmado",
 "login.wait.title": "Este dispositivo é novo",
 "login.wait.body": [
  "Para sua segurança, sua carteira abre nele em ",
  [
   "time"
  ],
  ". Entre novamente nessa hora."
 ],
 "login.wait.mail": [
  "Enviamos um e-mail para ",
  [
   "email"
  ],
  ", com o qual você pode impedir isso."
 ],
 "login.wait.close": "Entendi",
 "login.code.sameMail": "Última etapa: os 8 dígitos do mesmo e-mail, abaixo do link.",
 "login.opening": "Abrindo sua carteira…",
 "login.social.title": "Continue na janela",
 "login.social.body": [
  "Entre com ",
  [
   "provider"
  ],
  " na janela que se abriu. Esta página continua sozinha."
 ],
 "login.social.waiting": [
  "Aguardando ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Abrir novamente",
 "login.social.number.title": "Escolha este número",
 "login.social.number.body": "A janela que se abriu pede por ele, para ter certeza de que pertence a esta página:"
}
export default catalogue
