// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "O que você pode fazer",
 "account.action.onramp": "Comprar",
 "account.action.swaps": "Trocar",
 "account.action.receive": "Receber",
 "account.action.send": "Enviar",
 "account.tabs": "O que a conta tem e fez",
 "account.tab.tokens": "Tokens",
 "account.tab.nfts": "NFTs",
 "account.tab.activity": "Atividade",
 "account.menu": "Mais sobre esta conta",
 "account.balanceUnsupportedBody": "Este aplicativo não consegue ler a rede da sua carteira. Seus fundos não foram afetados.",
 "account.partial": "Sem os tokens de preço desconhecido",
 "account.stale": "Estes valores podem estar um pouco desatualizados",
 "account.priceUnknown": "Preço desconhecido",
 "account.searchTokens": "Buscar tokens",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Mostrar ",
     0,
     " token"
    ],
    "many": [
     "Mostrar todos os ",
     0,
     " de tokens"
    ],
    "other": [
     "Mostrar todos os ",
     0,
     " tokens"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Mostrar ",
     0,
     " token oculto"
    ],
    "many": [
     "Mostrar ",
     0,
     " de tokens ocultos"
    ],
    "other": [
     "Mostrar ",
     0,
     " tokens ocultos"
    ]
   }
  ]
 ],
 "account.hideTokens": "Ocultar estes tokens novamente",
 "account.empty.title": "Esta conta está vazia",
 "account.empty.body": "O que você recebe ou compra aparece aqui.",
 "account.empty.receive": "Mostrar meu endereço",
 "account.empty.buy": "Comprar cripto",
 "account.noTokens.title": "Nenhum token encontrado",
 "account.noTokens.body": [
  "Nada corresponde a “",
  [
   "query"
  ],
  "”. Verifique a grafia ou tente outro nome."
 ],
 "account.tokensUnavailable.title": "Tokens indisponíveis",
 "account.tokensUnavailable.body": "Vamos tentar novamente em instantes. Seus fundos não foram afetados.",
 "activity.done.send": "Enviado",
 "activity.kind.send": "Enviar",
 "activity.done.receive": "Recebido",
 "activity.kind.receive": "Receber",
 "activity.done.trade": "Trocado",
 "activity.kind.trade": "Trocar",
 "activity.done.approve": "Aprovado",
 "activity.kind.approve": "Aprovar",
 "activity.done.revoke": "Permissão removida",
 "activity.kind.revoke": "Remover permissão",
 "activity.done.mint": "Criado",
 "activity.kind.mint": "Criar",
 "activity.done.burn": "Queimado",
 "activity.kind.burn": "Queimar",
 "activity.done.deposit": "Depositado",
 "activity.kind.deposit": "Depositar",
 "activity.done.withdraw": "Sacado",
 "activity.kind.withdraw": "Sacar",
 "activity.done.claim": "Resgatado",
 "activity.kind.claim": "Resgatar",
 "activity.done.stake": "Em staking",
 "activity.kind.stake": "Fazer staking",
 "activity.done.unstake": "Retirado do staking",
 "activity.kind.unstake": "Retirar do staking",
 "activity.done.borrow": "Emprestado",
 "activity.kind.borrow": "Pegar emprestado",
 "activity.done.repay": "Pago de volta",
 "activity.kind.repay": "Pagar de volta",
 "activity.done.buy": "Comprado",
 "activity.kind.buy": "Comprar",
 "activity.done.deploy": "Contrato criado",
 "activity.kind.deploy": "Criar contrato",
 "activity.done.execute": "Chamada de contrato",
 "activity.kind.execute": "Chamada de contrato",
 "activity.done.other": "Transação",
 "activity.kind.other": "Transação",
 "activity.fromHere": "Enviado daqui",
 "activity.latest": "Última atividade",
 "activity.showAll": "Mostrar toda a atividade",
 "activity.more": "Mostrar mais",
 "activity.refresh": "Atualizar",
 "activity.to": "Para",
 "activity.from": "De",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "e mais ",
     0
    ],
    "many": [
     "e mais ",
     0
    ],
    "other": [
     "e mais ",
     0
    ]
   }
  ]
 ],
 "activity.status.pending": "Pendente",
 "activity.status.queued": "Aguardando os proprietários",
 "activity.status.success": "Confirmado",
 "activity.status.failed": "Falhou",
 "activity.status.replaced": "Substituído",
 "activity.status.dropped": "Não aceito",
 "activity.status.unknown": "Estado desconhecido",
 "activity.moreFailed": "Não foi possível carregar a atividade mais antiga.",
 "activity.empty.title": "Nenhuma atividade ainda",
 "activity.empty.body": "O que você envia, recebe e troca nesta rede aparece aqui.",
 "activity.deviceOnly": [
  "Os nós de ",
  [
   "network"
  ],
  " não listam transações por conta, por isso aqui aparece apenas o que você enviou deste dispositivo."
 ],
 "activity.partial": [
  "Algumas transações podem faltar: os nós de ",
  [
   "network"
  ],
  " não listam todas."
 ],
 "activity.explorer": "Ver tudo no explorador",
 "activity.failed.title": "Não foi possível obter as transações",
 "activity.failed.body": "Seus fundos não foram afetados. Verifique sua conexão e tente novamente.",
 "allowances.title": "Permissões",
 "allowances.hint": "Quem pode retirar seus tokens",
 "allowances.list": "Permissões",
 "allowances.intro": "Estes aplicativos podem retirar tokens da sua conta sem perguntar de novo.",
 "allowances.unlimited": "Ilimitado",
 "allowances.everything": "Tudo",
 "allowances.empty.title": "Nenhuma permissão",
 "allowances.empty.body": "Nenhum aplicativo pode retirar tokens da sua conta nesta rede.",
 "allowances.failed.title": "Não foi possível carregar as permissões",
 "allowances.failed.body": "O servidor não respondeu. Suas permissões não mudaram.",
 "allowances.partial": "As permissões mais antigas ainda não foram lidas.",
 "allowances.readOn": "Procurar mais para trás",
 "allowances.nothing": "Nada para revogar",
 "allowances.review": [
  [
   "spender"
  ],
  " não poderá mais retirar seus ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Autorizado",
 "allowances.fee": "Revogar é uma transação, por isso você paga uma taxa de rede.",
 "allowances.revoke": "Revogar",
 "allowances.declined": "Solicitação recusada. A permissão continua valendo. Você pode tentar novamente.",
 "allowances.signing.title": [
  "Aprove em ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "Há uma solicitação de revogação esperando na sua carteira.",
 "allowances.pending.title": "Revogando…",
 "allowances.pending.body": [
  "Aguardando a rede. ",
  [
   "spender"
  ],
  " pode retirar ",
  [
   "token"
  ],
  " até a conclusão."
 ],
 "allowances.done.title": "Permissão revogada",
 "allowances.done.body": [
  [
   "spender"
  ],
  " não pode mais retirar seus ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "Não foi possível revogar",
 "allowances.reverted.body": [
  "A rede recusou. ",
  [
   "spender"
  ],
  " ainda pode retirar seus ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "A transação não foi aceita",
 "allowances.dropped.body": [
  "A rede não a aceitou a tempo, e não custou nada. ",
  [
   "spender"
  ],
  " ainda pode retirar seus ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Resultado desconhecido",
 "allowances.unknown.body": "Perdemos a transação de vista. Verifique a lista de permissões.",
 "allowances.backToList": "Ver permissões",
 "allowances.otherNetwork": "Sua carteira está em outra rede. Volte para a anterior e tente novamente.",
 "allowances.otherAccount": "Sua carteira está em outra conta. Volte para ver as permissões dessa conta.",
 "action.cancel": "Cancelar",
 "action.disconnect": "Desconectar",
 "account.title": "Conta",
 "account.balance": "Saldo",
 "account.balanceUnavailable": "Saldo indisponível",
 "account.balanceUnavailableBody": "Não foi possível acessar a rede. Seus fundos não foram afetados.",
 "account.copyAddress": "Copiar endereço",
 "account.explorer": "Ver no explorador",
 "account.network": "Rede",
 "account.unknownNetwork": "Rede desconhecida",
 "account.switchWallet": "Trocar de carteira",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " carteira conectada"
    ],
    "many": [
     0,
     " de carteiras conectadas"
    ],
    "other": [
     0,
     " carteiras conectadas"
    ]
   }
  ]
 ],
 "account.reconnecting": "Reconectando…",
 "wallets.title": "Carteiras",
 "wallets.disconnect": [
  "Desconectar ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Adicionar outra carteira",
 "wallets.disconnectAll": "Desconectar todas",
 "wallets.empty.title": "Nenhuma carteira conectada",
 "wallets.empty.body": "Conecte uma para vê-la aqui.",
 "accountType.eoa": "Conta padrão",
 "accountType.smartAccount": "Conta inteligente",
 "accountType.payment": "Endereço de pagamento",
 "accountType.ordinal": "Endereço de colecionáveis",
 "network.title": "Trocar de rede",
 "network.list": "Redes",
 "network.search": "Buscar redes",
 "network.notConnected": "Não conectada",
 "network.empty.title": "Nenhuma rede encontrada",
 "network.empty.body": [
  "Nada corresponde a “",
  [
   "query"
  ],
  "”. Tente outro nome."
 ],
 "network.waiting.title": [
  "Aprove em ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Sua carteira pede para mudar para ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Mudança recusada",
 "network.declined.body": [
  "Você continua em ",
  [
   "network"
  ],
  ". Você pode tentar novamente."
 ],
 "network.failed.title": [
  "Não foi possível mudar para ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Tente novamente ou mude na sua carteira.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " não pode usar ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Escolha outra rede ou conecte uma carteira diferente.",
 "activeChain.title": [
  "Conectar a ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Você precisa de uma carteira que funcione com ",
  [
   "chain"
  ],
  ". Suas outras conexões permanecem."
 ],
 "activeChain.connect": "Conectar carteira",
 "activeChain.continue": [
  "Continuar com ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Agora não",
 "unsupported.title": "Trocar de rede",
 "unsupported.body": "Este aplicativo não funciona na rede da sua carteira. Escolha uma destas para continuar.",
 "unsupported.list": "Redes compatíveis",
 "whatIsWallet.title": "O que é uma carteira?",
 "whatIsWallet.home.title": "Um lugar para o que é seu",
 "whatIsWallet.home.body": "Guarde, envie e receba tokens e colecionáveis.",
 "whatIsWallet.login.title": "Um só jeito de entrar",
 "whatIsWallet.login.body": "Conecte sua carteira em vez de criar outra conta e senha.",
 "whatIsWallet.keys.title": "As chaves são suas",
 "whatIsWallet.keys.body": "Ninguém mais pode mover o que é seu. Nunca compartilhe sua frase de recuperação.",
 "whatIsWallet.get": "Obter uma carteira",
 "getWallet.title": "Obter uma carteira",
 "getWallet.list": "Carteiras para obter",
 "getWallet.extension": "Extensão do navegador",
 "getWallet.app": "Aplicativo para celular",
 "getWallet.extensionAndApp": "Extensão e aplicativo para celular",
 "getWallet.after": "Instalou uma? Recarregue a página para que ela seja encontrada.",
 "getWallet.empty.title": "Nenhuma carteira para sugerir",
 "getWallet.empty.body": "Este aplicativo não sugere nenhuma. Procure na loja de extensões do seu navegador uma carteira em que você confia.",
 "error.send/rejected": "Transação recusada. Nada foi enviado.",
 "error.send/failed": "A transação não pôde ser enviada. Nada foi enviado.",
 "toast.walletSwitched": [
  "Agora usando ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Saldo do token indisponível",
 "error.send/unsupported_chain": "O envio não funciona nesta rede.",
 "error.send/incomplete": "São necessários um valor e o endereço de quem recebe.",
 "error.send/token_missing": "É necessário um token.",
 "error.send/expired": "A transação foi assinada tarde demais. Nada foi enviado. Tente novamente.",
 "error.send/below_minimum": "Este valor é pequeno demais para ser enviado para lá. Envie um pouco mais.",
 "error.send/coins_kept": "Parte do seu saldo não pode ser enviada: pagamentos ainda não confirmados e alguns muito pequenos que podem ser colecionáveis. Envie menos.",
 "error.send/too_many_coins": "Este valor está dividido em pagamentos pequenos demais. Envie menos.",
 "error.send/funds_changed": "Seu saldo mudou. Nada foi enviado. Verifique o valor e tente novamente.",
 "error.send/fee_too_low": "A taxa da rede subiu. Nada foi enviado. Tente novamente.",
 "error.send/overtaken": "Outra transação da sua conta veio antes. Nada foi enviado. Tente novamente.",
 "error.send/network_upgraded": "A rede foi atualizada nesse meio-tempo. Nada foi enviado. Tente novamente.",
 "error.send/leaves_too_little": "Sua conta precisa manter um pequeno valor. Envie um pouco menos, ou tudo.",
 "error.send/not_a_wallet": "Este endereço é de um token, não de uma carteira. O que você enviar para lá será perdido.",
 "error.send/token_unsupported": "Este token não pode ser enviado daqui.",
 "error.send/token_mismatch": "A rede conta este token de um jeito diferente do que aparece aqui. Nada foi enviado.",
 "error.swap/not_as_shown": "Esta troca faria algo diferente do que aparece aqui, por isso não foi enviada.",
 "error.token/mismatch": "Este token não é o que o nome diz, por isso nada foi enviado. Escolha-o pelo endereço.",
 "error.token/unverified": "Só o servidor poderia dizer que token é este, por isso nada foi enviado. Tente novamente mais tarde.",
 "error.name/resolve_failed": "Não foi possível consultar este nome. Digite o endereço.",
 "names.title": "Escolha um nome",
 "names.successTitle": "Nome registrado",
 "names.row": "Escolha um nome",
 "names.rowHint": "Mais fácil de ler que um endereço",
 "names.intro": "Um nome representa sua conta e é mais fácil de ler que um endereço. É grátis e exige uma assinatura.",
 "names.field": "Encontrar um nome",
 "names.rules": "Letras, números e hifens, pelo menos 4 caracteres.",
 "names.problem.characters": "Só podem ser usados as letras de a a z, números e hifens.",
 "names.problem.short": "Um nome tem pelo menos 4 caracteres.",
 "names.problem.long": "Um nome tem no máximo 63 caracteres.",
 "names.problem.ends": "Um nome não pode começar nem terminar com hífen.",
 "names.problem.double": "Um nome não pode ter dois hifens seguidos.",
 "names.list": "Nomes",
 "names.own": "Seus nomes",
 "names.free": "Disponível",
 "names.taken": "Não disponível",
 "names.off.title": "Nomes não estão disponíveis aqui",
 "names.off.body": "Este aplicativo não oferece nomes.",
 "names.unreachable.title": "Não foi possível procurar nomes",
 "names.unreachable.body": "O servidor não respondeu. Verifique sua conexão e tente novamente.",
 "names.signing.title": [
  "Assine em ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Assinar é grátis. Mostra que ",
  [
   "name"
  ],
  " é para sua conta."
 ],
 "names.registering.title": "Registrando seu nome",
 "names.declined.title": "Assinatura recusada",
 "names.declined.body": [
  [
   "name"
  ],
  " continua disponível. Você pode tentar novamente."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " acabou de ser escolhido"
 ],
 "names.takenNow.body": "Alguém foi mais rápido. Escolha outro.",
 "names.reserved.title": [
  [
   "name"
  ],
  " está reservado"
 ],
 "names.reserved.body": "Ninguém pode ter este nome. Escolha outro.",
 "names.usedUp.title": "Você já tem o máximo de nomes",
 "names.usedUp.body": "Esta conta não pode ter mais um.",
 "names.expired.title": "A assinatura chegou tarde demais",
 "names.expired.body": "Verifique a data e a hora deste dispositivo e assine novamente.",
 "names.otherAccount.title": "Sua carteira agora está em outra conta",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " não foi registrado. Tente novamente para tê-lo nesta conta."
 ],
 "names.unsupported.title": "Sua carteira não pode ter um nome aqui",
 "names.unsupported.body": "Mude para outra rede ou conecte uma carteira diferente.",
 "names.failed.title": [
  "Não foi possível registrar ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Nada foi alterado. Tente novamente em instantes.",
 "names.success.title": [
  [
   "name"
  ],
  " é seu"
 ],
 "names.success.body": "Agora ele representa sua conta neste aplicativo.",
 "names.success.copy": "Copiar nome",
 "names.success.done": "Concluir",
 "names.none.title": "Nenhum nome ainda",
 "names.none.body": "Escolha um para vê-lo aqui.",
 "nfts.list": "NFTs",
 "nfts.empty.title": "Nenhum NFT ainda",
 "nfts.empty.body": "Os NFTs que você recebe nesta rede aparecem aqui.",
 "nfts.failed.title": "Não foi possível carregar os NFTs",
 "nfts.failed.body": "O servidor não respondeu. Seus NFTs não foram afetados.",
 "nfts.moreFailed": "Não foi possível carregar mais.",
 "nfts.more": "Mostrar mais",
 "nfts.showAll": "Mostrar todos os NFTs",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Mostrar ",
     0,
     " NFT oculto"
    ],
    "many": [
     "Mostrar ",
     0,
     " de NFTs ocultos"
    ],
    "other": [
     "Mostrar ",
     0,
     " NFTs ocultos"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Ocultar possível spam",
 "nfts.nameless": [
  [
   "collection"
  ],
  " nº ",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "Este NFT não está na sua conta",
 "nfts.spam": "Isto pode ser spam. Não siga links no nome nem na imagem.",
 "nfts.collection": "Coleção",
 "nfts.contract": "Contrato",
 "nfts.address": "Endereço",
 "nfts.number": "ID do token",
 "nfts.amount": "Você tem",
 "onramp.title": "Comprar cripto",
 "onramp.pay": "Você paga",
 "onramp.get": "Você recebe",
 "onramp.amount": "Valor a pagar",
 "onramp.payWith": [
  "Mudar a forma de pagamento: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Mudar o que você compra: ",
  [
   "symbol"
  ],
  " em ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "De ",
  [
   "min"
  ],
  " a ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "O mínimo que você pode pagar assim é ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "O máximo que você pode pagar assim é ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Ainda sem preço",
 "onramp.elsewhere": [
  "Este aplicativo não usa ",
  [
   "network"
  ],
  ". Você o verá na sua carteira."
 ],
 "onramp.offers": "Ofertas",
 "onramp.refresh": "Atualizar preços",
 "onramp.best": "Melhor",
 "onramp.via": [
  "via ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Taxa do provedor",
 "onramp.networkFee": "Taxa de rede",
 "onramp.total": "Total",
 "onramp.moreOffers": "Mostrar todas as ofertas",
 "onramp.enterAmount": "Digite um valor",
 "onramp.changeAmount": "Altere o valor",
 "onramp.asking": "Buscando preços…",
 "onramp.continue": [
  "Continuar com ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Você paga na janela da própria ",
  [
   "provider"
  ],
  ". Os dados do seu cartão nunca chegam a este aplicativo."
 ],
 "onramp.unreachable.title": "Os preços estão indisponíveis",
 "onramp.unreachable.body": "Nenhum vendedor respondeu. Preferimos não mostrar preço a mostrar um palpite.",
 "onramp.noSeller.title": "Nenhum vendedor aceita este valor",
 "onramp.noSeller.body": "Tente outro valor ou outra forma de pagamento.",
 "onramp.off.title": "Comprar não está disponível aqui",
 "onramp.off.body": "Este aplicativo não configurou nenhum vendedor.",
 "onramp.off.back": "Voltar à conta",
 "onramp.noChain.title": "Nada é vendido para esta rede",
 "onramp.noChain.body": "Mude para outra rede para comprar cripto.",
 "onramp.noChain.switch": "Trocar de rede",
 "onramp.buyList": "O que comprar",
 "onramp.search": "Buscar por nome ou rede",
 "onramp.empty.title": "Nada encontrado",
 "onramp.empty.body": [
  "Nada corresponde a “",
  [
   "query"
  ],
  "”. Tente outro nome."
 ],
 "onramp.payList": "Forma de pagamento",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " em ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", de ",
  [
   "min"
  ],
  " a ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Cartão",
 "onramp.method.bank": "Transferência bancária",
 "onramp.method.sepa": "Transferência SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Saldo da conta",
 "onramp.opening.title": [
  "Abrindo ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Uma janela própria se abre em instantes.",
 "onramp.blocked.title": "Seu navegador bloqueou a janela",
 "onramp.blocked.body": [
  "Abra ",
  [
   "provider"
  ],
  " você mesmo para continuar. O link funciona uma vez."
 ],
 "onramp.blocked.open": [
  "Abrir ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Conclua na janela de ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Mantenha esta página aberta para ver quando sua compra for concluída.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " não informa a este aplicativo o andamento. O que você compra chega à sua carteira."
 ],
 "onramp.destination": "Antes de pagar, confira nessa janela se a compra vai para o seu endereço:",
 "onramp.paid.title": "Pagamento recebido",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " está enviando ",
  [
   "symbol"
  ],
  " para sua carteira."
 ],
 "onramp.left.title": "A janela está fechada",
 "onramp.left.body": [
  "Se você pagou, ",
  [
   "symbol"
  ],
  " chegará à sua carteira. Isso pode levar alguns minutos."
 ],
 "onramp.done.title": [
  "Você comprou ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " enviou para sua carteira."
 ],
 "onramp.done.close": "Concluir",
 "onramp.unavailable.title": [
  "Não foi possível abrir ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Nada foi pago. Tente novamente ou escolha outra oferta.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " não conseguiu concluir a compra"
 ],
 "onramp.refused.body": [
  "Confirme com ",
  [
   "provider"
  ],
  " se houve cobrança antes de tentar novamente."
 ],
 "onramp.backToPrices": "Voltar aos preços",
 "onramp.again": "Comprar mais",
 "pay.title": "Pagar",
 "pay.review.title": "Revisar pagamento",
 "pay.requestedBy": "Solicitado por",
 "pay.for": "Por",
 "pay.token": "Token",
 "pay.expires": "Expira",
 "pay.expiresIn": [
  "em ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " segundo"
    ],
    "many": [
     0,
     " de segundos"
    ],
    "other": [
     0,
     " segundos"
    ]
   }
  ]
 ],
 "pay.with": "Pagar com",
 "pay.balance": [
  "Você tem ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Você tem ",
  [
   "have"
  ],
  " de ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Trocar ",
  [
   "symbol"
  ],
  " primeiro"
 ],
 "pay.swapAbout": [
  "Cerca de ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Mudar para ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Mude sua carteira para ",
  [
   "network"
  ],
  " para pagar."
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " insuficiente"
 ],
 "pay.confirm": [
  "Pagar ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Aguardando sua carteira",
 "pay.caution.unsure.title": "Sua carteira talvez já tenha pago",
 "pay.caution.unsure.body": "Este pagamento já foi solicitado a ela antes, e a resposta não chegou a esta página. Olhe primeiro na sua carteira. Se o pagamento estiver lá, não pague de novo.",
 "pay.caution.given": "Quem recebe o pagamento",
 "pay.agree": "Eu verifiquei e quero pagar",
 "pay.pending.title": [
  "Pagando ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " pago"
 ],
 "pay.paid.body": "O aplicativo tem o recibo.",
 "pay.paidAt": "Pago",
 "pay.expired.title": "Esta solicitação expirou",
 "pay.expired.body": "Nada foi pago. Volte ao aplicativo e comece de novo.",
 "pay.unconfirmed.body": "O pagamento foi enviado e ainda pode ser concluído. Não pague de novo. Inicie-o mais tarde pelo aplicativo para ver como terminou.",
 "pay.failed.title": "O pagamento falhou",
 "pay.failed.body": "Nada foi pago. A rede pode ter cobrado a taxa.",
 "pay.refused.title": "Isto não pode ser pago",
 "pay.none.title": "Nada a pagar",
 "pay.none.body": "O aplicativo não solicitou um pagamento.",
 "pay.activity.done": "Pago",
 "receive.title": "Receber",
 "receive.code": "Código QR do seu endereço",
 "receive.copy": "Copiar endereço",
 "receive.scan": "Escaneie este código ou copie o endereço.",
 "receive.yours": "Seu endereço",
 "receive.networks": "Funciona em",
 "receive.current": "Você está aqui",
 "receive.warning": "Envie apenas de uma destas redes. O que vem de outro lugar pode se perder.",
 "receive.collectibles": "Apenas para colecionáveis, como Ordinals. O que for pago a ele não conta no seu saldo aqui.",
 "receive.copyCollectibles": "Copiar endereço de colecionáveis",
 "safety.label": "O que isto faz",
 "safety.checking": "Verificando o que isto faz…",
 "safety.send": "Você envia",
 "safety.receive": "Você recebe",
 "safety.allow": "Você permite",
 "safety.revoke": "Você deixa de permitir",
 "safety.nothing": "Nada do que é seu muda.",
 "safety.unlimited": "Ilimitado",
 "safety.all": "Tudo",
 "safety.spender": [
  "para ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " poderia retirar todos os seus ",
  [
   "token"
  ],
  " a qualquer momento, agora ou depois. Permita apenas o necessário."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " poderia retirar todos os itens que você tem em ",
  [
   "token"
  ],
  ", agora ou depois."
 ],
 "safety.unknownToken": "Token desconhecido",
 "safety.item": [
  [
   "name"
  ],
  " nº ",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Isto falharia",
 "safety.reverts.body": "O contrato recusaria, e você ainda pagaria a taxa de rede.",
 "safety.reverts.reason": [
  "Ele diz: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "Você não tem o suficiente para o valor e a taxa de rede.",
 "safety.unknown.title": "Não foi possível verificar",
 "safety.unknown.body": "A rede não pôde testar antes, por isso não sabemos o que mudaria. Continue apenas se confiar na origem.",
 "safety.gone.unsent": "Sua carteira foi desconectada. Nada foi enviado.",
 "safety.gone.asked": "Sua carteira foi desconectada. Se ela ainda pedir confirmação, recuse por lá.",
 "send.title": "Enviar",
 "send.tokens.title": "Escolher token",
 "send.review.title": "Revisar",
 "send.progress.title": "Transação",
 "send.tokens.search": "Buscar tokens",
 "send.tokens.list": "Seus tokens",
 "send.tokens.empty.title": "Nenhum token encontrado",
 "send.tokens.empty.body": [
  "Nada do que você tem corresponde a “",
  [
   "query"
  ],
  "”."
 ],
 "send.tokens.none.title": "Nada para enviar ainda",
 "send.tokens.none.body": [
  "Os tokens que você recebe em ",
  [
   "network"
  ],
  " aparecem aqui."
 ],
 "send.tokens.receive": "Receber",
 "send.unavailable.title": "Saldo indisponível",
 "send.unavailable.body": "Não foi possível ler o que você tem. Seus fundos não foram afetados.",
 "send.coinOnly": [
  "Este aplicativo mostra apenas ",
  [
   "symbol"
  ],
  ". Outros tokens não podem ser listados aqui."
 ],
 "send.coinOnlyNow": [
  "Só ",
  [
   "symbol"
  ],
  " pode ser mostrado agora. Vamos procurar outros tokens novamente em instantes."
 ],
 "send.amountIn": [
  "Valor em ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " disponível"
 ],
 "send.max": "Máx.",
 "send.maxLabel": "Usar tudo o que você tem",
 "send.showIn": [
  "Digitar o valor em ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Nenhum preço disponível",
 "send.to": "Para",
 "send.toPlaceholder": "Endereço ou nome",
 "send.paste": "Colar",
 "send.clear": "Limpar endereço",
 "send.looking": "Consultando o nome…",
 "send.noAddress": [
  [
   "name"
  ],
  " não tem endereço em ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Não é possível consultar nomes agora. Digite o endereço.",
 "send.nameDisputed": [
  "Duas fontes indicam endereços diferentes para ",
  [
   "name"
  ],
  ". Nada pode ser enviado a ele agora. Digite o endereço."
 ],
 "send.resolvedBy": [
  "Encontrado por ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Escrito para ",
  [
   "network"
  ],
  ": é a mesma conta do endereço que você digitou."
 ],
 "send.invalid": [
  "Este não é um endereço de ",
  [
   "network"
  ],
  ". Veja se faltam caracteres ou se algum mudou."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (opcional)",
 "send.memoHelp": "Um texto que todos podem ler. Corretoras podem precisar dele para creditar o que você envia.",
 "send.pasteFailed": "Não foi possível ler a área de transferência. Cole no campo.",
 "send.step.selectToken": "Escolher token",
 "send.step.enterAmount": "Digite um valor",
 "send.step.incorrectValue": "Valor incorreto",
 "send.step.insufficientFunds": "Fundos insuficientes",
 "send.step.enterAddress": "Digite um endereço",
 "send.step.invalidAddress": "Endereço inválido",
 "send.step.looking": "Consultando o nome…",
 "send.step.review": "Revisar",
 "send.caution.lookAlike.title": "Este endereço imita um que você conhece",
 "send.caution.lookAlike.body": "Ele começa e termina igual, mas a parte marcada é diferente. Golpistas fazem isso para que você copie o deles.",
 "send.caution.lookAlike.known": "O que você conhece",
 "send.caution.lookAlike.given": "O que você digitou",
 "send.caution.tokenContract.title": "Este é o contrato do próprio token",
 "send.caution.tokenContract.body": "O que é enviado para lá quase sempre se perde.",
 "send.caution.own.title": "Este é o seu próprio endereço",
 "send.caution.own.body": "Você enviaria para si e ainda pagaria a taxa.",
 "send.caution.contract.title": "Isto é um contrato",
 "send.caution.contract.body": "Confirme que ele pode aceitar o que você envia. Caso contrário, pode se perder.",
 "send.caution.unused.title": "Nada jamais aconteceu neste endereço",
 "send.caution.unused.body": [
  "Ele é novo em ",
  [
   "network"
  ],
  ", ou tem um erro de digitação."
 ],
 "send.caution.first.title": "Primeiro envio para este endereço",
 "send.caution.first.body": "Compare o endereço inteiro com o que você recebeu.",
 "send.caution.unchecked.title": "Não foi possível verificar este endereço",
 "send.caution.unchecked.body": "A rede não respondeu. Compare você mesmo o endereço inteiro.",
 "send.agree": "Comparei o endereço inteiro e quero enviar mesmo assim",
 "send.from": "De",
 "send.network": "Rede",
 "send.fee": "Taxa de rede",
 "send.feeUpTo": [
  "até ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "cerca de ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Sua carteira define a taxa ao assinar.",
 "send.feeDeposit": [
  "incluindo ",
  [
   "amount"
  ],
  " para abrir uma conta para quem recebe"
 ],
 "send.receives": "Quem recebe fica com",
 "send.speed": "Velocidade",
 "send.speed.slow": "Lenta",
 "send.speed.normal": "Normal",
 "send.speed.fast": "Rápida",
 "send.feeUnavailable": "Indisponível",
 "send.feeShort.title": [
  [
   "symbol"
  ],
  " insuficiente para a taxa"
 ],
 "send.feeShort.body": [
  "A taxa é de até ",
  [
   "fee"
  ],
  " e você tem ",
  [
   "have"
  ],
  ". Adicione ",
  [
   "symbol"
  ],
  " ou envie menos."
 ],
 "send.change": "Alterar",
 "send.confirm": "Enviar",
 "send.confirmAnyway": "Enviar mesmo assim",
 "send.signing.title": [
  "Aprove em ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Confira se o endereço e o valor lá são os mesmos daqui.",
 "send.signing.note": "Cancelar aqui não recusa a solicitação na sua carteira.",
 "send.pending.title": [
  "Enviando ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Isto costuma levar menos de um minuto. Você pode fechar: continua sem você.",
 "send.pending.slow": [
  "Um novo bloco chega a cada ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " minuto"
    ],
    "many": [
     0,
     " de minutos"
    ],
    "other": [
     0,
     " minutos"
    ]
   }
  ],
  ", às vezes bem mais tarde. Você pode fechar: continua sem você."
 ],
 "send.pending.queued": "Os proprietários da sua conta precisam aprovar primeiro, o que pode levar dias. Você pode fechar: continua sem você.",
 "send.explorer": "Ver no explorador",
 "send.toAccount": "Voltar à conta",
 "send.failed.title": "A transação falhou",
 "send.failed.body": "A rede cobrou a taxa, mas nada foi enviado.",
 "send.replaced.title": "A transação foi substituída",
 "send.replaced.body": "Outra foi enviada no lugar dela pela sua carteira: acelerada ou cancelada. O explorador mostra qual.",
 "send.dropped.title": "A transação não foi aceita",
 "send.dropped.body": "A rede não a aceitou a tempo. Nada foi enviado, e não custou nada.",
 "send.unknown.title": "Ainda não confirmada",
 "send.unknown.body": "A rede não a confirmou a tempo. Ela ainda pode ser concluída, por isso verifique antes de enviar de novo.",
 "send.nothing.title": "Nada está sendo enviado",
 "send.nothing.body": "Escolha o que enviar e para quem.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " enviado"
 ],
 "send.unsupported.title": "O envio não funciona aqui",
 "send.unsupported.body": "Mude para outra rede para enviar.",
 "sessions.title": "Sessões do aplicativo",
 "sessions.hint": "O que este aplicativo pode gastar sem perguntar",
 "sessions.intro": "Este aplicativo pode enviar da sua conta sem perguntar de novo. A rede faz cumprir os limites.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " a cada ",
  [
   "count",
   2,
   {
    "one": "dia",
    "many": [
     0,
     " de dias"
    ],
    "other": [
     0,
     " dias"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " a cada ",
  [
   "count",
   2,
   {
    "one": "hora",
    "many": [
     0,
     " de horas"
    ],
    "other": [
     0,
     " horas"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " a cada ",
  [
   "count",
   2,
   {
    "one": "minuto",
    "many": [
     0,
     " de minutos"
    ],
    "other": [
     0,
     " minutos"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Até ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Revogada",
 "sessions.expired": "Expirada",
 "sessions.revoke": "Revogar",
 "sessions.notRevoked": "A sessão não foi revogada e continua valendo. Você pode tentar novamente.",
 "sessions.empty.title": "Nenhuma sessão",
 "sessions.empty.body": "Este aplicativo pergunta antes de gastar qualquer coisa nesta rede.",
 "sessions.failed.title": "Não foi possível carregar as sessões",
 "sessions.failed.body": "Talvez não haja nenhuma nesta rede, ou o servidor não respondeu. Suas sessões não mudaram.",
 "siwx.title": "Entrar",
 "siwx.intro": [
  "Entrar em ",
  [
   "app"
  ]
 ],
 "siwx.site": "Site",
 "siwx.account": "Conta",
 "siwx.network": "Rede",
 "siwx.proves": "Mostra que esta conta é sua",
 "siwx.free": "Não custa nada e não envia nenhuma transação",
 "siwx.harmless": "Não dá a ninguém acesso aos seus fundos",
 "siwx.sign": "Entrar",
 "siwx.required": "Este aplicativo precisa que você entre. Cancelar desconecta sua carteira ou volta para uma rede em que você já entrou.",
 "siwx.checking": "Procurando sua sessão",
 "siwx.signing.title": [
  "Confirme em ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "A mensagem deve mencionar ",
  [
   "domain"
  ],
  ". Se mencionar outro site, recuse."
 ],
 "siwx.verifying": "Autenticando…",
 "siwx.done": "Você entrou",
 "siwx.expired.title": "Sua sessão expirou",
 "siwx.expired.body": "Entre novamente para continuar.",
 "siwx.revoked.title": "Você saiu",
 "siwx.revoked.body": "Sua sessão foi encerrada em outro lugar. Entre novamente para continuar.",
 "siwx.declined.title": "Assinatura recusada",
 "siwx.declined.body": "Você não entrou. Você pode tentar novamente.",
 "siwx.pending.title": "Já existe uma solicitação aberta",
 "siwx.pending.body": [
  "Responda em ",
  [
   "wallet"
  ],
  " e tente novamente."
 ],
 "siwx.unreachable.title": "Não foi possível acessar o servidor",
 "siwx.unreachable.body": "Você não entrou. Verifique sua conexão e tente novamente.",
 "siwx.refused.title": "A assinatura não foi aceita",
 "siwx.refused.body": "Verifique a data e a hora deste dispositivo e tente novamente.",
 "siwx.smartAccount.title": "Este aplicativo talvez não aceite contas inteligentes",
 "siwx.smartAccount.body": "Escolha sua outra conta em suas carteiras e entre novamente.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " não pode assinar mensagens aqui"
 ],
 "siwx.unsupported.body": "Conecte outra carteira para entrar.",
 "siwx.failed.title": "Não foi possível entrar",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " informou um problema. Você pode tentar novamente."
 ],
 "swap.title": "Trocar",
 "swap.review.title": "Revisar troca",
 "swap.quotes.title": "Comparar ofertas",
 "swap.slippage.title": "Tolerância de variação",
 "swap.tokens.title": "Escolher token",
 "swap.result.title": "Trocar",
 "swap.pay": "Você paga",
 "swap.receive": "Você recebe",
 "swap.review.receive": "Você recebe cerca de",
 "swap.flip": "Inverter os dois tokens",
 "swap.selectToken": "Escolher token",
 "swap.changeToken": [
  [
   "side"
  ],
  ", mudar token"
 ],
 "swap.balance": [
  "Saldo: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Máx.",
 "swap.noPrice": "Sem preço",
 "swap.button.chooseToken": "Escolha um token",
 "swap.button.enterAmount": "Digite um valor",
 "swap.button.badAmount": "Valor incorreto",
 "swap.button.insufficient": "Fundos insuficientes",
 "swap.button.waiting": "Buscando a melhor cotação…",
 "swap.button.noOffer": "Nenhuma oferta",
 "swap.button.review": "Revisar troca",
 "swap.details": "Detalhes",
 "swap.rate": "Cotação",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Provedor",
 "swap.bestRate": "Melhor cotação",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "Ver a oferta",
    "many": [
     "Comparar ",
     0,
     " de ofertas"
    ],
    "other": [
     "Comparar ",
     0,
     " ofertas"
    ]
   }
  ]
 ],
 "swap.impact": "Impacto no preço",
 "swap.slippage": "Tolerância de variação",
 "swap.changeSlippage": "Alterar",
 "swap.minimum": "Mínimo a receber",
 "swap.providerFee": "Taxa do provedor",
 "swap.included": "Incluída na cotação",
 "swap.networkFee": "Taxa de rede",
 "swap.unknown": "Desconhecida",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "A troca de ",
  [
   "from"
  ],
  " por ",
  [
   "to"
  ],
  " está em andamento"
 ],
 "swap.unsupported.title": "Rede sem suporte para trocas",
 "swap.unsupported.body": [
  "Tokens não podem ser trocados em ",
  [
   "network"
  ],
  ". Escolha outra rede."
 ],
 "swap.unsupported.switch": "Trocar de rede",
 "swap.failed.title": "Não foi possível carregar os tokens",
 "swap.problem.noRoute": "Não há liquidez suficiente para trocar estes tokens. Tente um valor menor ou outro token.",
 "swap.problem.unavailable": "Ninguém oferece cotação agora. Continuamos perguntando.",
 "swap.problem.wouldFail": "Esta troca falharia agora. Nada foi enviado. Tente novamente ou permita mais variação.",
 "swap.problem.refused": "O provedor recusou esta troca. Escolha outra oferta.",
 "swap.problem.approval": "A aprovação não foi concluída, por isso nada foi trocado. Você pode tentar novamente.",
 "swap.problem.unsure": "Isto não foi confirmado a tempo e ainda pode ser concluído. Veja sua atividade antes de trocar de novo.",
 "swap.problem.funds": "Insuficiente para o valor e a taxa de rede. Nada foi enviado.",
 "swap.tokens.search": "Busque um nome ou cole um endereço",
 "swap.tokens.own": "Seus tokens",
 "swap.tokens.suggested": "Sugeridos",
 "swap.tokens.others": "Outros tokens",
 "swap.tokens.all": "Tokens",
 "swap.tokens.cut": "Há mais. Busque para encontrá-los.",
 "swap.tokens.byAddress": "Encontrado pelo endereço",
 "swap.tokens.unlisted": "Fora da lista",
 "swap.tokens.empty.title": "Nenhum token encontrado",
 "swap.tokens.empty.body": "Verifique a grafia ou cole o endereço do token.",
 "swap.tokens.none": "Cole o endereço do token que você quer.",
 "swap.quotes.none": "Nenhuma oferta agora",
 "swap.quotes.back": "Alterar a troca",
 "swap.quotes.fee": [
  "taxa de cerca de ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "% a menos"
 ],
 "swap.quotes.about": "As ofertas são renovadas a cada dez segundos. O que o provedor cobra já está incluído.",
 "swap.slippage.about": "O preço pode mudar antes de a troca ser feita. Se você fosse receber menos do que isto permite, nada é trocado.",
 "swap.slippage.presets": "Valores comuns",
 "swap.slippage.custom": "O seu",
 "swap.slippage.invalid": "Digite um valor de 0 a 50.",
 "swap.slippage.high": "Com tanto assim, outros podem ficar com parte do que você deveria receber.",
 "swap.slippage.low": "Com tão pouco, a maioria das trocas falha.",
 "swap.slippage.save": "Salvar",
 "swap.review.stopped": "Não foi possível preparar a troca",
 "swap.review.gone": "Não há nada para revisar.",
 "swap.review.back": "Alterar a troca",
 "swap.changed.title": "A cotação mudou",
 "swap.changed.body": "Veja os novos valores antes de continuar. Nada foi trocado.",
 "swap.unsigned.title": "Uma assinatura não basta aqui",
 "swap.unsigned.body": "Permita o valor com uma transação. Ela tem uma taxa de rede própria. Nada foi enviado nem trocado ainda.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " não está na lista"
 ],
 "swap.unlisted.body": "Qualquer pessoa pode criar um token com qualquer nome. Confirme que é este mesmo:",
 "swap.approval": [
  "Primeiro você permite que ",
  [
   "provider"
  ],
  " retire exatamente este valor de ",
  [
   "token"
  ],
  ", depois você troca."
 ],
 "swap.permit": [
  "Primeiro você assina que ",
  [
   "provider"
  ],
  " pode retirar exatamente ",
  [
   "amount"
  ],
  " em até 30 minutos, e nada mais. Assinar não envia nada e não custa nada. Depois você troca."
 ],
 "swap.consent.loss": [
  "Entendo que perco cerca de ",
  [
   "percent"
  ],
  " do valor."
 ],
 "swap.consent.unknown": "Entendo que esta cotação não pôde ser comparada com um preço de mercado.",
 "swap.moved": [
  "Sua carteira está em outra rede. Esta troca é em ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Mudar para ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Sua carteira agora está em outra conta.",
 "swap.expired": "Esta cotação expirou.",
 "swap.renew": "Obter nova cotação",
 "swap.accept": "Aceitar nova cotação",
 "swap.approveAndSwap": "Aprovar e trocar",
 "swap.signAndSwap": "Assinar e trocar",
 "swap.confirm": "Trocar",
 "swap.short.title": [
  [
   "coin"
  ],
  " insuficiente para a taxa de rede"
 ],
 "swap.short.body": [
  "Adicione ",
  [
   "coin"
  ],
  " ou troque menos."
 ],
 "swap.working.wallet": [
  "Aprove em ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Assine em ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Verificando a cotação",
 "swap.working.chain": "Aguardando a rede",
 "swap.working.reset": [
  "Retirando a permissão antiga de ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Permitindo exatamente este valor de ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Permitindo exatamente este valor de ",
  [
   "token"
  ],
  " por uma assinatura. Nada é enviado."
 ],
 "swap.working.swap": [
  "Trocando ",
  [
   "from"
  ],
  " por ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Permitindo e trocando ",
  [
   "from"
  ],
  " por ",
  [
   "to"
  ],
  " em uma só etapa."
 ],
 "swap.step.approve": "Aprovar",
 "swap.step.permit": "Assinar",
 "swap.step.swap": "Trocar",
 "swap.result.pending.title": "Troca enviada",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " por cerca de ",
  [
   "to"
  ],
  ". Você pode deixar isto aberto ou fechar."
 ],
 "swap.result.success.title": "Troca concluída",
 "swap.result.success.body": [
  "Você trocou ",
  [
   "from"
  ],
  " por cerca de ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "A troca falhou",
 "swap.result.failed.body": "A rede recusou, por isso seus tokens ficaram onde estão. Só a taxa de rede foi paga.",
 "swap.result.replaced.title": "Troca substituída",
 "swap.result.replaced.body": "Outra transação da sua carteira ocupou o lugar dela.",
 "swap.result.dropped.title": "A troca não foi aceita",
 "swap.result.dropped.body": "A rede não a aceitou a tempo. Nada foi trocado, e não custou nada.",
 "swap.result.unknown.title": "Perdemos esta troca de vista",
 "swap.result.unknown.body": "Ela ainda pode ser concluída. Veja sua conta ou o explorador.",
 "swap.result.leave": "Ir para a conta",
 "swap.result.done": "Concluir",
 "walletAccounts.title": "Contas",
 "walletAccounts.hint": "Adicionar outra conta",
 "walletAccounts.intro": "Cada conta tem endereços próprios. Suas palavras de recuperação restauram todas elas.",
 "walletAccounts.numbered": [
  "Conta ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Nome",
 "walletAccounts.add": "Adicionar uma conta",
 "walletAccounts.rename": [
  "Renomear “",
  [
   "name"
  ],
  "”"
 ],
 "walletAccounts.save": "Salvar",
 "walletAccounts.cancel": "Cancelar",
 "walletAccounts.full": [
  "Sua carteira tem ",
  [
   "count"
  ],
  " contas, que é o máximo."
 ],
 "walletAccounts.failed": "Não funcionou. Suas contas não mudaram. Tente novamente.",
 "walletAccounts.imported": "Importada",
 "walletAccounts.introImported": "Cada conta tem endereços próprios. Suas palavras de recuperação restauram todas, menos as importadas."
}
export default catalogue
