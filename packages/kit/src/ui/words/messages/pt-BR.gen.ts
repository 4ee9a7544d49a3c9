// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Conectar carteira",
 "button.connecting": "Conectando…",
 "button.wrongNetwork": "Rede incorreta",
 "a11y.close": "Fechar",
 "a11y.back": "Voltar",
 "a11y.help": "O que é uma carteira?",
 "a11y.copied": "Copiado",
 "a11y.copyFailed": "Não foi possível copiar",
 "a11y.loading": "Carregando",
 "a11y.dismiss": "Dispensar",
 "a11y.newTab": "abre em uma nova aba",
 "a11y.clearSearch": "Limpar busca",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Nenhum resultado",
    "one": [
     0,
     " resultado"
    ],
    "many": [
     0,
     " de resultados"
    ],
    "other": [
     0,
     " resultados"
    ]
   }
  ]
 ],
 "action.tryAgain": "Tentar novamente",
 "action.openWallet": [
  "Abrir ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Escolher outra carteira",
 "branding.poweredBy": [
  "Desenvolvido com ",
  [
   "name"
  ]
 ],
 "badge.recent": "Recente",
 "badge.installed": "Instalada",
 "badge.active": "Ativa",
 "badge.current": "Atual",
 "badge.connected": "Conectada",
 "badge.testnet": "Testnet",
 "connect.title": "Conectar carteira",
 "connect.allWallets": "Todas as carteiras",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Entrar",
 "connect.noWallet": "Não tenho carteira",
 "connect.whatIsWallet": "O que é uma carteira?",
 "connect.empty.title": "Nenhuma carteira encontrada",
 "connect.empty.body": "Este navegador ainda não tem carteira. Obter uma leva alguns minutos.",
 "connect.forChain": [
  "Carteiras que funcionam com ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Escolha uma rede",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " funciona com várias. Onde você quer se conectar?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " rede"
    ],
    "many": [
     0,
     " de redes"
    ],
    "other": [
     0,
     " redes"
    ]
   }
  ]
 ],
 "allWallets.title": "Todas as carteiras",
 "allWallets.search": "Buscar carteiras",
 "allWallets.list": "Carteiras",
 "allWallets.empty.title": "Nenhuma carteira encontrada",
 "allWallets.empty.body": [
  "Nada corresponde a “",
  [
   "query"
  ],
  "”. Verifique a grafia ou tente outro nome."
 ],
 "allWallets.more": "Mostrar mais",
 "connecting.waiting.title": [
  "Abra ",
  [
   "wallet"
  ],
  " e aprove"
 ],
 "connecting.waiting.body": "Há uma solicitação esperando na sua carteira.",
 "connecting.declined.title": "Solicitação recusada",
 "connecting.declined.body": "Você pode tentar novamente.",
 "connecting.pending.title": "Já existe uma solicitação aberta",
 "connecting.pending.body": [
  "Responda em ",
  [
   "wallet"
  ],
  " e tente novamente."
 ],
 "connecting.inApp.title": [
  "Continue em ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " abre esta página no próprio navegador. Conecte-se por lá."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " não está instalada"
 ],
 "connecting.notInstalled.body": "Instale, depois volte e recarregue a página.",
 "connecting.notInstalled.install": [
  "Instalar ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " não respondeu"
 ],
 "connecting.timedOut.body": "A solicitação demorou demais. Abra sua carteira e tente novamente.",
 "connecting.blocked.title": "A janela foi bloqueada",
 "connecting.blocked.body": [
  "Seu navegador não deixou ",
  [
   "wallet"
  ],
  " abrir. Permita pop-ups nesta página, se ele perguntar, e tente novamente."
 ],
 "connecting.failed.title": "Não foi possível conectar",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " informou um problema. Tente novamente ou escolha outra carteira."
 ],
 "connecting.done": "Conectada",
 "error.connect/rejected": "Solicitação recusada. Você pode tentar novamente.",
 "error.connect/failed": "Não foi possível conectar. Tente novamente.",
 "error.connect/pending": "Sua carteira já tem uma solicitação aberta. Responda a ela primeiro.",
 "error.connect/timeout": "A carteira não respondeu a tempo. Tente novamente.",
 "error.connect/not_installed": "Esta carteira não está instalada neste navegador.",
 "error.connection/none": "Nenhuma carteira está conectada.",
 "error.connection/reconnecting": "Ainda reconectando. Espere um momento e tente novamente.",
 "error.disconnect/failed": "Não foi possível desconectar. Tente novamente.",
 "error.network/unknown": "Esta rede não é conhecida aqui.",
 "error.network/unsupported": "Sua carteira não pode usar esta rede.",
 "error.network/switch_failed": "Não foi possível trocar de rede. Tente novamente.",
 "error.network/switch_rejected": "Mudança recusada. Você pode tentar novamente.",
 "error.sign/rejected": "Assinatura recusada. Você pode tentar novamente.",
 "error.sign/failed": "Sua carteira não conseguiu assinar. Tente novamente.",
 "error.balance/unavailable": "Saldo indisponível",
 "error.wallet/disconnected": "Sua carteira perdeu a conexão. Abra-a e tente novamente.",
 "error.wallet/unauthorized": "Sua carteira não permitiu isso. Desbloqueie-a e tente novamente.",
 "error.wallet/unsupported_method": "Sua carteira não faz isso.",
 "error.request/action_not_allowed": "Ação não permitida",
 "error.request/timeout": "Sem resposta a tempo. Tente novamente.",
 "error.request/http_failed": "Não foi possível acessar o servidor. Verifique sua conexão e tente novamente.",
 "error.general/unexpected": "Algo deu errado. Tente novamente.",
 "alert.view/unavailable.title": "Tela não disponível",
 "alert.view/unavailable.body": "Este aplicativo não oferece isso aqui.",
 "alert.network/not_found.title": "Rede não encontrada",
 "alert.network/not_found.body": "Este aplicativo não está configurado para essa rede.",
 "alert.project/origin_not_allowed.title": "Configuração do aplicativo inválida",
 "alert.project/origin_not_allowed.body": "Este endereço não está na lista permitida do projeto. O proprietário pode adicioná-lo nas configurações do projeto.",
 "alert.project/domain_unverified.title": "Configuração do aplicativo inválida",
 "alert.project/domain_unverified.body": "Este domínio não foi verificado para o projeto.",
 "alert.project/invalid_id.title": "Configuração do aplicativo inválida",
 "alert.project/invalid_id.body": "ID do projeto inválido: atualize a configuração",
 "alert.project/missing_id.title": "ID do projeto não configurado",
 "alert.project/missing_id.body": "Este recurso precisa de um projeto.",
 "alert.embedded/load_failed.title": "Erro de rede: não foi possível carregar a carteira integrada",
 "alert.embedded/load_failed.body": "Verifique sua conexão e tente novamente mais tarde.",
 "alert.embedded/timeout.title": "A carteira integrada demorou demais para responder",
 "alert.embedded/timeout.body": "Tente novamente mais tarde.",
 "alert.session/expired.title": "Sessão expirada",
 "alert.session/expired.body": "Verifique a data e a hora deste dispositivo e conecte-se novamente.",
 "alert.config/server_error.title": "Erro do servidor",
 "alert.config/server_error.body": "Não foi possível obter a configuração do aplicativo. Alguns recursos podem faltar.",
 "alert.config/rate_limited.title": "Solicitações demais",
 "alert.config/rate_limited.body": "Espere um momento e recarregue a página.",
 "time.now": "Agora mesmo",
 "time.minute": [
  [
   "count",
   4
  ],
  " min"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " h"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " d"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " m"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " a"
 ],
 "error.connect/window_blocked": "Seu navegador bloqueou a janela da sua carteira. Tente novamente.",
 "error.node/insufficient_funds": "Você não tem o suficiente para o valor e a taxa de rede.",
 "error.node/execution_reverted": "O contrato recusaria esta transação. Nada foi enviado.",
 "error.node/nonce_too_low": "Sua carteira já enviou uma transação com este número. Tente novamente.",
 "error.node/nonce_too_high": "Ainda falta uma transação anterior desta conta. Tente novamente quando ela for concluída.",
 "error.node/fee_cap_too_low": "A taxa de rede subiu. Tente novamente.",
 "error.pay/invalid_request": "A solicitação do aplicativo não é válida. Nada foi pago.",
 "error.pay/unsupported_asset": "Não é possível pagar com este token daqui. Ele pode não existir, ou fica com parte de cada transferência.",
 "error.pay/in_progress": "Este pagamento está sendo feito em outra aba. Conclua-o por lá.",
 "error.pay/insufficient_funds": "Você não tem o suficiente para esta troca e sua taxa de rede.",
 "remote.title": "Conectar por código QR",
 "remote.off.title": "Códigos QR não estão disponíveis aqui",
 "remote.off.body": "Este aplicativo não configurou conexões por código QR. Você pode usar uma carteira deste navegador.",
 "remote.off.allWallets": "Ver todas as carteiras",
 "badge.qr": "Código QR",
 "remote.code": "Código QR para sua carteira",
 "remote.scan": "Escaneie este código com uma carteira no seu celular.",
 "remote.scanWith": [
  "Escaneie este código com ",
  [
   "wallet"
  ],
  " no seu celular."
 ],
 "remote.scanHere": "Escaneie este código com outro dispositivo, ou abra uma carteira neste.",
 "remote.renews": [
  "Um novo código chega em ",
  [
   "seconds"
  ],
  " s."
 ],
 "remote.copy": "Copiar link",
 "remote.getApp": "Obter o aplicativo",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Onde você usa ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Navegador",
 "remote.tab.mobile": "Celular",
 "remote.tab.desktop": "Computador",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " não foi detectada"
 ],
 "remote.notDetected.body": "Instale-a neste navegador e recarregue a página. Ou use-a em outro dispositivo.",
 "remote.notDetected.phone": "Usar o celular",
 "remote.open.title": [
  "Continue em ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Aceite por lá e volte a esta página.",
 "remote.open.device": "Abrir uma carteira neste dispositivo",
 "remote.help.title": "Não abriu?",
 "remote.help.body": [
  "Copie o link e cole-o em ",
  [
   "wallet"
  ],
  ", ou obtenha o aplicativo primeiro."
 ],
 "remote.help.inApp": [
  "Abra esta página em ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Abrir o site",
 "remote.linking.title": "Quase lá",
 "remote.linking.body": "Sua carteira aceitou. Preparando a conexão.",
 "remote.declined.title": "Recusado na carteira",
 "remote.declined.body": "Nada foi conectado. Você pode tentar novamente.",
 "remote.unreachable.title": "Não foi possível criar um código",
 "remote.unreachable.body": "O serviço que fala com sua carteira não responde. Verifique sua conexão com a internet e tente novamente.",
 "remote.refused.title": "Não foi possível criar um código",
 "remote.refused.body": "O serviço que fala com sua carteira recusou esta página. Verifique o relógio do seu dispositivo e tente novamente.",
 "remote.failed.title": "Não foi possível conectar",
 "remote.failed.body": "A resposta da carteira não pode ser usada aqui. Tente novamente ou escolha outra carteira.",
 "error.pairing/expired": "O código expirou antes da resposta da sua carteira. Tente novamente.",
 "error.pairing/relay_unreachable": "Não foi possível acessar o serviço entre esta página e sua carteira. Tente novamente.",
 "error.pairing/relay_refused": "O serviço entre esta página e sua carteira recusou este aplicativo. Avise quem o faz.",
 "error.pairing/invalid_grant": "Sua carteira concedeu algo diferente do que foi pedido. Tente novamente.",
 "embedded.frame.login": "Entre na sua carteira",
 "embedded.frame.approval": "Solicitação à sua carteira",
 "embedded.frame.account": "A conta da sua carteira",
 "embedded.sending": [
  "Enviando um e-mail para ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Carregando sua carteira",
 "embedded.linking.title": "Você entrou",
 "embedded.linking.body": "Abrindo sua carteira…",
 "embedded.failed.title": "Não foi possível entrar",
 "embedded.failed.noAccess": "Sem acesso para esta conta",
 "embedded.failed.otherEmail": "Usar outro e-mail",
 "embedded.row.subtitle": "Entrou com e-mail",
 "embedded.security.title": "Segurança",
 "embedded.security.subtitle": "Quem pode abrir sua carteira",
 "embedded.security.assisted": "Só o seu login já abre.",
 "embedded.security.fragile": "Só você pode abri-la, de um único jeito.",
 "embedded.security.secured": "Só você pode abri-la.",
 "embedded.security.exit": "Só você pode abri-la, e pode sair quando quiser.",
 "embedded.security.next.kit": "A seguir: um kit de recuperação",
 "embedded.security.next.passkey": "A seguir: uma chave de acesso",
 "embedded.security.next.secure": "A seguir: deixe-a só sua",
 "embedded.security.next.export": "A seguir: um kit de saída",
 "embedded.security.failed": "Não foi possível mostrar isto",
 "embedded.change.intro": "Você recebe um código no endereço atual e depois outro no novo endereço.",
 "embedded.change.present": "E-mail atual",
 "embedded.change.label": "Novo endereço de e-mail",
 "embedded.change.send": "Continuar",
 "embedded.change.done": "E-mail alterado",
 "embedded.notAllowed": "Ação não permitida",
 "embedded.error.email_invalid": "Digite um endereço de e-mail, como ana@example.com.",
 "embedded.error.login/cool_down": [
  "Tente novamente em ",
  [
   "seconds"
  ],
  " segundos"
 ],
 "embedded.error.embedded/load_failed": "Não foi possível carregar a carteira. Verifique sua conexão e tente novamente mais tarde.",
 "embedded.error.embedded/timeout": "A carteira demorou demais para responder. Tente novamente.",
 "embedded.error.login/mail_failed": "Não foi possível entregar o e-mail. Verifique o endereço ou tente novamente.",
 "embedded.error.login/attempt_ended": "O código expirou. Peça um novo.",
 "embedded.error.login/too_many_tries": "Códigos errados demais. Peça um novo.",
 "embedded.error.login/device_refused": "Outro número foi escolhido no e-mail. Tente novamente e escolha o número que você vê aqui.",
 "embedded.error.login/change_pending": "O e-mail desta conta foi alterado. Abra o link do aviso para desfazer, ou espere um dia.",
 "embedded.error.login/not_allowed": "Este site não deixa esta conta entrar. Use outra, ou peça acesso ao site.",
 "embedded.error.login/user_disabled": "Este aplicativo desativou sua conta. Entre novamente para levar sua carteira com você.",
 "embedded.error.login/email_off": "Entrar com e-mail não está disponível aqui.",
 "embedded.error.login/clock_skewed": "Verifique a data e a hora deste dispositivo e tente novamente.",
 "embedded.error.request/http_failed": "Não foi possível acessar o servidor da carteira. Verifique sua conexão e tente novamente.",
 "embedded.error.embedded/unreachable": "Sua carteira não pode ser acessada no momento. Tente novamente em um minuto.",
 "embedded.error.embedded/untrusted": "Sua carteira não foi aberta porque o servidor enviou algo que não pertence a ela. Peça ajuda ao suporte deste site.",
 "embedded.error.stopped": "As carteiras estão pausadas no momento. Tente novamente mais tarde.",
 "embedded.error.escrow/login_required": "Entre novamente, com o link e o código do e-mail.",
 "embedded.error.request/too_many": "Solicitações demais de uma vez. Espere um momento e tente novamente.",
 "embedded.error.failed": "Não funcionou. Tente novamente.",
 "embedded.row.social": [
  "Entrou com ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Entrar com uma conta",
 "embedded.social.continue": [
  "Continuar com ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Continue na janela",
 "embedded.social.waiting.body": [
  "Entre com ",
  [
   "provider"
  ],
  " na janela que se abriu."
 ],
 "embedded.social.blocked": "A janela foi bloqueada",
 "embedded.social.closed": "A janela foi fechada",
 "embedded.social.declined": "Login recusado",
 "embedded.social.open": "Abrir a janela",
 "embedded.social.other": "Usar outro meio",
 "embedded.farcaster.scan": "Escaneie com seu celular",
 "embedded.farcaster.here": "Continue no aplicativo Farcaster",
 "embedded.farcaster.only": "Aprove no aplicativo Farcaster. Aprove apenas um login que você mesmo iniciou.",
 "embedded.farcaster.expires": [
  "Este código expira em ",
  [
   "seconds"
  ],
  " segundos."
 ],
 "embedded.farcaster.code": "Código para o aplicativo Farcaster",
 "embedded.farcaster.copy": "Copiar link",
 "embedded.farcaster.open": "Abrir Farcaster",
 "embedded.farcaster.failed": [
  "Não foi possível conectar a ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "O código expirou",
 "embedded.farcaster.expiredBody": "Não foi aprovado a tempo. Tente novamente para receber um novo código.",
 "embedded.error.login/window_blocked": "Seu navegador não deixou a janela abrir. Abra-a com o botão abaixo.",
 "embedded.error.login/window_closed": "Você a fechou antes de entrar. Você pode tentar novamente.",
 "embedded.error.login/window_foreign": "Outro número foi escolhido na janela. Tente novamente e escolha o número que você vê aqui.",
 "embedded.error.login/visit_ended": "O login demorou demais. Tente novamente.",
 "embedded.error.login/provider_declined": "Você recusou na janela, por isso nada foi compartilhado. Você pode tentar novamente.",
 "embedded.error.login/provider_failed": "Não foi possível confirmar o login por lá. Tente novamente em instantes.",
 "embedded.error.login/provider_off": "Este meio de entrar não está disponível aqui. Use outro.",
 "embedded.passkey.continue": "Continuar com uma chave de acesso",
 "embedded.passkey.name": "Chave de acesso",
 "embedded.row.passkey": "Entrou com uma chave de acesso",
 "embedded.guest.continue": "Continuar como convidado",
 "embedded.guest.name": "Convidado",
 "embedded.row.guest": "Sem e-mail",
 "embedded.guest.secure": "Proteger esta carteira",
 "embedded.security.temporary": "Somente neste navegador. Se você limpar os dados dele, a carteira se perde.",
 "embedded.error.login/guest_off": "Este site não deixa convidados entrarem. Use outro meio.",
 "embedded.linked.title": "Carteiras vinculadas",
 "embedded.linked.subtitle": "Carteiras que você já tem",
 "embedded.linked.intro": "Este aplicativo sabe que estas carteiras são suas. Elas não podem abrir a carteira do seu login.",
 "embedded.linked.unread": "Não foi possível carregar suas carteiras vinculadas",
 "embedded.linked.none.title": "Nenhuma carteira vinculada",
 "embedded.linked.none.body": "Vincule uma carteira que você já tem, para que este aplicativo saiba que ela é sua. Ela assina uma mensagem, o que não custa nada.",
 "embedded.linked.add": "Vincular uma carteira",
 "embedded.linked.full": [
  "Você vinculou ",
  [
   "count"
  ],
  " carteiras, que é o máximo. Desvincule uma primeiro."
 ],
 "embedded.linked.choose": "Escolha uma carteira neste navegador.",
 "embedded.linked.missing.title": "Nenhuma carteira encontrada",
 "embedded.linked.missing.body": "Instale uma carteira neste navegador, ou ative-a, e tente novamente.",
 "embedded.linked.unlink": "Desvincular",
 "embedded.linked.keep": "Manter",
 "embedded.linked.cancel": "Cancelar",
 "embedded.linked.confirm.title": [
  "Desvincular ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "Este aplicativo não saberá mais que esta carteira é sua. Você pode vinculá-la novamente.",
 "embedded.linked.step.connect.title": [
  "Conecte-se em ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Escolha a conta que você quer vincular.",
 "embedded.linked.step.approve.title": [
  "Vinculando ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Carregando a solicitação…",
 "embedded.linked.step.sign.title": [
  "Assine com ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "A mensagem mostra que a carteira é sua. Ela não move nada.",
 "embedded.linked.declined": "Recusado. Nada foi vinculado.",
 "embedded.linked.error.links/taken": "Esta carteira está vinculada a outra conta deste aplicativo. Desvincule-a por lá primeiro.",
 "embedded.linked.error.links/ended": "Demorou demais. Tente novamente.",
 "embedded.linked.error.escrow/waiting": "Este dispositivo é novo. Ele poderá vincular carteiras quando puder abrir a sua."
}
export default catalogue
