// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Palavras de recuperação",
 "exit.ask.title": "Mostrar suas palavras de recuperação",
 "exit.ask.login": "As palavras exigem um login dos últimos dez minutos. Se o seu for mais antigo, você recebe antes um código por e-mail.",
 "exit.ask.again": "As palavras exigem um login dos últimos dez minutos. Se o seu for mais antigo, saia e entre novamente antes.",
 "exit.ask.factor": "Use primeiro uma chave de acesso ou seu kit de recuperação.",
 "exit.ask.warning.anyone": "Quem tiver estas palavras pode levar tudo o que há nesta carteira, para sempre.",
 "exit.ask.warning.asked": "Nenhum aplicativo e nenhum suporte precisa delas. Se uma pessoa ou página pedir, é roubo.",
 "exit.ask.show": "Mostrar minhas palavras",
 "exit.ask.passkey": "Usar uma chave de acesso",
 "exit.ask.kit": "Usar o kit",
 "exit.code.title": "Digite o código",
 "exit.code.body": [
  "Enviamos um código de 8 dígitos para ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Código",
 "exit.problem.login": "Seu login é antigo demais para isto. Saia, entre novamente e volte em até dez minutos.",
 "exit.problem.code": "Este não é o código do último e-mail. Compare mais uma vez.",
 "exit.problem.ended": "Este código não funciona mais. Feche esta janela e comece de novo.",
 "exit.words.title": "Suas palavras de recuperação",
 "exit.words.body": [
  "Estas ",
  [
   "count"
  ],
  " palavras, nesta ordem, abrem suas contas em qualquer aplicativo de carteira. Imprima, anote ou guarde-as no arquivo."
 ],
 "exit.words.list": "Palavras de recuperação",
 "exit.words.show": "Mostrar palavras",
 "exit.words.hide": "Ocultar palavras",
 "exit.words.test": "Testar meu kit de saída",
 "exit.words.assisted": "O operador desta carteira ainda pode abri-la também. Quando só você puder, poderá testar estas palavras como seu kit de saída.",
 "exit.file.save": "Salvar arquivo",
 "exit.file.about": "O arquivo abre em qualquer navegador, sem rede, com este código. Anote o código e guarde-o separado do arquivo.",
 "exit.file.code": "Código do arquivo",
 "exit.file.title": "Kit de saída da sua carteira",
 "exit.file.how": "Este arquivo tem as palavras de recuperação da sua carteira, criptografadas. Digite o código dele para lê-las. Nada é enviado a lugar nenhum: funciona sem rede.",
 "exit.file.open": "Abrir",
 "exit.file.wrong": "Este código não abre o arquivo. Ele tem 26 letras e números.",
 "exit.test.title": "Teste seu kit de saída",
 "exit.test.words": "Digite estas palavras a partir da sua cópia.",
 "exit.test.file": "Escolha o arquivo que você salvou e digite o código a partir da sua cópia.",
 "exit.test.word": [
  "Palavra ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Arquivo",
 "exit.test.useFile": "Testar o arquivo",
 "exit.test.useWords": "Testar as palavras",
 "exit.test.back": "Mostrar as palavras novamente",
 "exit.test.wrongWord": "Não é essa a palavra. Compare mais uma vez.",
 "exit.test.wrongFile": "Este arquivo e este código não dão as palavras desta carteira. Compare o código mais uma vez.",
 "exit.test.noFile": "Escolha o arquivo primeiro.",
 "exit.finish.title": "Seu kit de saída funciona",
 "exit.finish.body": "Conclua, para que sua carteira se lembre dele.",
 "exit.finish.do": "Concluir",
 "exit.sheet.title": "Kit de saída da sua carteira",
 "exit.sheet.how": "Digite as palavras em ordem em qualquer aplicativo de carteira que importe palavras de recuperação (BIP-39). Se ele pedir um caminho de derivação, use o que está abaixo do endereço. Depois compare os endereços.",
 "exit.sheet.path": [
  "Caminho: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Sem caminho: apenas as palavras (sr25519)",
 "exit.sheet.safe": "Conta inteligente, se um aplicativo lhe deu uma: a conta Ethereum acima é a dona dela",
 "exit.import.title": "Usar palavras que você já tem",
 "exit.import.warning": "Sua carteira atual não abrirá mais aqui. Guarde antes as palavras dela, caso tenha algo.",
 "exit.import.keep": "Estas são as palavras da sua carteira atual. Guarde-as: depois serão o único caminho até ela.",
 "exit.import.next": "Já as guardei",
 "exit.import.type": "Digite suas palavras",
 "exit.import.body": "12 ou 24 palavras de recuperação de outra carteira, em ordem. Não há suporte para uma senha adicional.",
 "exit.import.wrong": "Estas não são 12 ou 24 palavras de recuperação válidas. Compare cada uma.",
 "exit.import.confirm": "Esta é a sua carteira?",
 "exit.import.compare": "Compare os endereços. Esta carteira tem apenas a primeira conta de cada tipo.",
 "exit.import.do": "Usar esta carteira",
 "exit.keys.title": "Chaves importadas",
 "exit.keys.body": "Suas palavras não restauram estas. O arquivo e o papel também as têm.",
 "exit.sheet.imported": "Chave importada: as palavras não a restauram",
 "exit.key.title": "Importar uma chave privada",
 "exit.key.body": "Cole a chave de uma conta, como sua outra carteira a exporta: dígitos hexadecimais para Ethereum, base58 ou uma lista de números para Solana, um texto que começa com K ou L para Bitcoin.",
 "exit.key.warning.words": "Suas palavras de recuperação não restaurarão esta conta. Guarde a chave, ou crie um kit de saída depois.",
 "exit.key.warning.given": "Nunca importe uma chave que outra pessoa lhe deu: ela pode levar tudo o que chegar lá.",
 "exit.key.field": "Chave privada",
 "exit.key.wrong": "Esta não é uma chave privada que esta carteira possa usar. Um endereço ou palavras de recuperação não funcionam aqui.",
 "exit.key.confirm": "Esta é a sua conta?",
 "exit.key.compare": "Compare o endereço com o da sua outra carteira.",
 "exit.key.name": "Nome",
 "exit.key.name.first": [
  "Importada ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Um nome tem de 1 a 32 caracteres.",
 "exit.key.do": "Importar esta conta",
 "exit.key.exists": "Esta conta já está na sua carteira.",
 "exit.key.full": "Sua carteira já tem o máximo de chaves importadas.",
 "security.level.temporary.title": "Somente neste navegador",
 "security.level.temporary.body": "Se os dados deste navegador forem apagados, a carteira se perde para sempre. Você não informou um e-mail, e o operador também não pode abri-la.",
 "security.level.assisted.title": "Só o seu e-mail já abre esta carteira",
 "security.level.assisted.body": "Um login por e-mail a abre em qualquer dispositivo novo. Quem lê seus e-mails e o operador desta carteira também poderiam.",
 "security.level.assisted.login.title": "Só o seu login já abre esta carteira",
 "security.level.assisted.provider.body": "Sua conta no provedor a abre em qualquer dispositivo novo. Quem conseguir acesso a essa conta e o operador desta carteira também poderiam.",
 "security.level.assisted.token.body": [
  "Sua conta em ",
  [
   "host"
  ],
  " a abre em qualquer dispositivo novo. Quem conseguir acesso a essa conta, o próprio ",
  [
   "host"
  ],
  " e o operador desta carteira também poderiam."
 ],
 "security.level.fragile.title": "Só você pode abri-la, de um único jeito",
 "security.level.fragile.body": "Nem o seu login sozinho nem o operador a abrem. Mas se você perder seus dispositivos e a única chave de acesso ou o único kit que tem, a carteira se perde.",
 "security.level.secured.title": "Só você pode abrir esta carteira",
 "security.level.secured.body": "Nem o seu login sozinho nem o operador a abrem. Um dispositivo novo precisa de uma das suas chaves de acesso ou kits.",
 "security.level.exit.title": "Só você pode abri-la, mesmo sem nós",
 "security.level.exit.body": "Você restaurou esta carteira a partir das palavras dela. Ela continua sua mesmo que este serviço acabe.",
 "security.factors": "O que a abre",
 "security.factor.device.title": "Este dispositivo",
 "security.factor.device.about": "Até você apagar os dados deste navegador.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " outro dispositivo ou site"
    ],
    "many": [
     0,
     " de outros dispositivos ou sites"
    ],
    "other": [
     0,
     " outros dispositivos ou sites"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Onde você já a abriu.",
 "security.factor.passkey.title": "Chave de acesso",
 "security.factor.passkey.numbered": [
  "Chave de acesso ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Ajuda se você perder este dispositivo.",
 "security.factor.kit.title": "Kit de recuperação",
 "security.factor.kit.numbered": [
  "Kit de recuperação ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "No papel. Ajuda se você perder todo o resto.",
 "security.factor.escrow.title": "E-mail, com a ajuda do operador",
 "security.factor.escrow.login": "Seu login, com a ajuda do operador",
 "security.factor.escrow.about": "Ajuda se você perder todo o resto. O operador também poderia usá-lo.",
 "security.remove": "Remover",
 "security.remove.kit.label": [
  "Remover kit de recuperação ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Remover chave de acesso ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "Remover este kit de recuperação?",
 "security.remove.kit.body": "Os 26 caracteres dele não abrirão mais sua carteira. Isto não pode ser desfeito, mas você pode criar outro kit.",
 "security.remove.passkey.title": "Remover esta chave de acesso?",
 "security.remove.passkey.body": "Ela não abrirá mais sua carteira. Depois, apague-a do seu dispositivo ou gerenciador de senhas.",
 "security.remove.leavesOne": "Restará então um só meio de abrir a carteira em um dispositivo novo. Se você o perder junto com seus dispositivos, a carteira pode se perder.",
 "security.window.why": "Isso acontece em uma janela da sua carteira, que nenhuma página pode ler nem cobrir.",
 "security.window.open": "Continue na janela que se abriu.",
 "security.window.blocked": "A janela não abriu. Permita pop-ups nesta página e tente novamente.",
 "security.window.closed": "A janela foi fechada. Nada mudou.",
 "security.window.again": "Abrir novamente",
 "security.window.close": "Fechar esta janela",
 "security.news.kit": "Seu kit de recuperação está pronto.",
 "security.news.passkey": "Sua chave de acesso está pronta.",
 "security.news.guest": "Sua chave de acesso está pronta. De agora em diante, entre com ela.",
 "security.news.secure": "De agora em diante, só você pode abrir esta carteira.",
 "security.news.remove": "Isso não abre mais esta carteira.",
 "security.next.kit": "A seguir: um código no papel que abre sua carteira quando todo o resto se perder.",
 "security.next.passkey": "A seguir: um segundo meio, para que perder um não custe a carteira.",
 "security.next.passkey.guest": "A seguir: uma chave de acesso, que abre sua carteira também em outros navegadores.",
 "security.next.secure": "A seguir: feche a entrada para o login sozinho e para o operador.",
 "security.next.none": "Guarde suas chaves de acesso e kits em lugares diferentes.",
 "security.do.kit": "Criar um kit de recuperação",
 "security.do.kit.another": "Criar outro kit de recuperação",
 "security.do.passkey": "Adicionar uma chave de acesso",
 "security.do.passkey.another": "Adicionar outra chave de acesso",
 "security.do.passkey.guest": "Proteger com uma chave de acesso",
 "security.do.secure": "Deixá-la só minha",
 "security.done": "Concluir",
 "security.continue": "Continuar",
 "security.cancel": "Cancelar",
 "security.done.kit.title": "Seu kit de recuperação está pronto",
 "security.done.kit.body": "Guarde-o onde você guarda seu passaporte, e conte apenas a pessoas a quem você daria suas chaves.",
 "security.done.passkey.title": "Sua chave de acesso está pronta",
 "security.done.passkey.body": "Ela abre sua carteira em todo dispositivo que a tem.",
 "security.done.secure.title": "Esta carteira é só sua",
 "security.done.secure.body": "Nem o seu login sozinho nem o operador a abrem mais.",
 "security.done.remove.title": "Removido",
 "security.done.remove.body": "Isso não abre mais sua carteira.",
 "security.done.unlock.title": "Sua carteira está aberta",
 "security.done.unlock.body": "Este dispositivo a abre de agora em diante.",
 "security.title.kit": "Kit de recuperação",
 "security.title.passkey": "Adicionar uma chave de acesso",
 "security.title.secure": "Deixar esta carteira só sua",
 "security.title.remove": "Remover",
 "security.title.unlock": "Abrir sua carteira",
 "security.kit.title": "Seu kit de recuperação",
 "security.kit.body": [
  "Imprima estes 26 caracteres ou anote-os. Eles abrem sua carteira se você perder seus dispositivos. Digite-os apenas em ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "Já o guardei",
 "security.kit.copy": "Copiar",
 "security.kit.copied": "Copiado",
 "security.kit.print": "Imprimir",
 "security.check.title": "Confira seu kit",
 "security.check.body": "Digite estes dois grupos a partir da sua cópia.",
 "security.check.group": [
  "Grupo ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Não é isso que o kit diz. Compare mais uma vez.",
 "security.check.back": "Mostrar o kit novamente",
 "security.sheet.about": "Com este código você abre sua carteira em um dispositivo novo, depois de entrar. Quem o tiver e puder entrar no seu lugar pode usar sua carteira: mantenha-o em segredo.",
 "security.sheet.wallet": "Carteira",
 "security.sheet.date": "Criado em",
 "security.sheet.account": "Contas",
 "security.sheet.how": "Para usá-lo: entre no dispositivo novo, escolha “Kit de recuperação” na janela da sua carteira e digite o código. Espaços, hifens e minúsculas não importam.",
 "security.passkey.title": "Adicionar uma chave de acesso",
 "security.passkey.body": "Uma chave de acesso fica no seu celular, computador, gerenciador de senhas ou chave de segurança. Ela abre esta carteira em todo dispositivo que a tem.",
 "security.passkey.create": "Criar uma chave de acesso",
 "security.problem.cancelled": "Nenhuma chave de acesso foi usada. Tente novamente quando quiser.",
 "security.problem.noPrf": "Esta chave de acesso não pode proteger uma carteira, porque o que a guarda não calcula segredos (PRF). Use outro dispositivo ou gerenciador de senhas, ou um kit de recuperação. Você pode apagar esta chave de acesso.",
 "security.problem.foreign": "Esta chave de acesso não abre esta carteira. Escolha outra.",
 "security.problem.unsupported": "Este navegador não pode usar chaves de acesso aqui. Use outro, ou um kit de recuperação.",
 "security.problem.wrongKit": "Este código não abre esta carteira. Compare-o com seu kit.",
 "security.problem.badKit": "Um kit de recuperação tem 26 letras e números. Faltam alguns, ou algum não está entre os que ele usa.",
 "security.problem.conflict": "Outro dispositivo acabou de mudar a carteira. Tente novamente.",
 "security.problem.limited": "A carteira foi aberta vezes demais. Espere alguns minutos e tente novamente.",
 "security.problem.stopped": "As carteiras estão pausadas no momento. Tente novamente mais tarde.",
 "security.problem.failed": "Não funcionou. Verifique sua conexão e tente novamente.",
 "security.kitField.hint": "26 letras e números. Espaços, hifens e minúsculas não importam.",
 "security.unlock.title": "Abra sua carteira",
 "security.unlock.body": "Sua carteira ainda não conhece este dispositivo. Use uma chave de acesso, seu kit de recuperação ou um dispositivo que a abra.",
 "security.unlock.passkey": "Usar uma chave de acesso",
 "security.unlock.or": "ou",
 "security.unlock.kit": "Abrir com o kit",
 "security.secure.title": "Deixar esta carteira só sua",
 "security.secure.body": "Então só suas chaves de acesso, seus kits e este dispositivo a abrem.",
 "security.secure.do": "Só eu posso abri-la",
 "security.secure.warning.email": "Seu login sozinho não a abrirá mais, e o operador não poderá ajudar você a voltar.",
 "security.secure.warning.loss": "Se você perder todas as chaves de acesso, todos os kits e todos os dispositivos, a carteira e tudo o que há nela se perdem para sempre.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "Seu outro dispositivo ou site pedirá uma vez uma chave de acesso ou um kit.",
    "many": [
     "Seus ",
     0,
     " de outros dispositivos ou sites pedirão uma vez uma chave de acesso ou um kit."
    ],
    "other": [
     "Seus ",
     0,
     " outros dispositivos ou sites pedirão uma vez uma chave de acesso ou um kit."
    ]
   }
  ]
 ],
 "security.secure.show": "Mostre antes que funcionam",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Usar sua chave de acesso",
    "many": [
     "Usar a chave de acesso ",
     [
      "number"
     ],
     " de ",
     0
    ],
    "other": [
     "Usar a chave de acesso ",
     [
      "number"
     ],
     " de ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Sua chave de acesso funciona",
 "security.secure.samePasskey": "Você já usou esta. Escolha outra chave de acesso.",
 "security.locked.title": "Este dispositivo é novo",
 "security.locked.body": "Você entrou. Para abrir sua carteira aqui, use uma chave de acesso, seu kit de recuperação ou outro dispositivo seu.",
 "security.locked.open": "Abrir minha carteira",
 "security.news.export": "Você testou seu kit de saída.",
 "security.next.export": "A seguir: um kit de saída, para que a carteira continue sua mesmo que este serviço acabe.",
 "security.do.export": "Criar um kit de saída",
 "security.do.words": "Mostrar minhas palavras de recuperação",
 "security.done.exit.title": "Você pode sair a qualquer momento",
 "security.done.exit.body": "Você testou suas palavras. Elas abrem esta carteira em outros aplicativos, mesmo que este serviço acabe.",
 "security.devices.title": "Dispositivos e atividade",
 "security.devices.heading": "Onde você está conectado",
 "security.devices.this": [
  "Este dispositivo, em ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "Em ",
  [
   "site"
  ],
  ", último uso ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Remover ",
  [
   "browser"
  ],
  " em ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Voltar",
 "security.activity.heading": "O que foi feito",
 "security.activity.none": "Nada foi assinado ainda.",
 "security.activity.signed": [
  "Assinado em ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Assinado em um dispositivo que você removeu",
 "security.activity.exported": [
  "Palavras de recuperação mostradas em ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Palavras de recuperação mostradas em um dispositivo que você removeu",
 "security.remove.device.title": "Remover este dispositivo?",
 "security.remove.device.body": "Ele é desconectado na hora, e pede uma chave de acesso, seu kit ou um novo login antes de abrir sua carteira de novo.",
 "security.devices.loading": "Carregando…",
 "security.do.import": "Usar palavras que já tenho",
 "security.done.import.title": "Suas palavras estão no lugar",
 "security.done.import.body": "Você saiu. Entre novamente para usar esta carteira.",
 "security.problem.worn": "Foram tentativas demais. Feche esta janela e abra-a novamente.",
 "security.problem.noneHere": "Nenhuma chave de acesso foi usada. Se a sua está em outro dispositivo, use-a de lá. Se você a apagou, outra chave de acesso sua permite entrar. Se não restar nenhuma, crie uma nova: ela vem com uma carteira nova e vazia.",
 "security.problem.unknown": "Esta chave de acesso não permite entrar aqui. Ela foi feita para outro site, ou apenas para abrir uma carteira após outro login. Escolha outra, ou volte e use outro meio.",
 "security.problem.off": "Novas chaves de acesso não são oferecidas aqui. Use outro meio de entrar.",
 "security.login.title": "Continuar com uma chave de acesso",
 "security.login.about": "Entre com uma chave de acesso, ou crie uma: ela vem com uma carteira própria.",
 "security.login.body": "Uma chave de acesso fica no seu celular, computador, gerenciador de senhas ou chave de segurança. Ela faz seu login e abre sua carteira.",
 "security.login.use": "Usar minha chave de acesso",
 "security.login.create": "Criar uma nova chave de acesso",
 "security.login.foot": "Uma nova chave de acesso cria uma nova carteira. Não há e-mail para ajudar: se você apagar sua única chave de acesso, a carteira se perde.",
 "security.done.login.title": "Você entrou",
 "security.done.login.body": "Sua carteira está aberta neste dispositivo.",
 "security.title.login": "Chave de acesso",
 "security.do.key": "Importar uma chave privada",
 "security.news.key": "A conta está na sua carteira. Mude para ela em Contas.",
 "security.done.key.title": "A conta está na sua carteira",
 "security.done.key.body": "Suas palavras de recuperação não a restauram. A chave talvez ainda esteja na sua área de transferência: copie outra coisa.",
 "security.second": "Uma segunda etapa",
 "security.totp.row": "Aplicativo autenticador",
 "security.totp.off": "Desativado. Protege você se alguém conseguir acesso ao seu e-mail ou login: um dispositivo novo precisará também de um código do seu celular.",
 "security.totp.off.own": "Desativado. Protege você de alguém no seu navegador desbloqueado: mudar quem pode abrir a carteira, ou ver as palavras, exigirá um código.",
 "security.totp.on": "Ativado. Seu login só abre um dispositivo novo com um código. Mudar quem pode abrir a carteira e ver as palavras também exige um.",
 "security.totp.on.own": "Ativado. Mudar quem pode abrir a carteira, ou ver as palavras, exige um código.",
 "security.totp.setUp": "Configurar",
 "security.totp.setUp.label": "Configurar um aplicativo autenticador",
 "security.totp.remove.label": "Remover o aplicativo autenticador",
 "security.totp.title": "Configurar um aplicativo autenticador",
 "security.totp.body": "Escaneie isto com um aplicativo autenticador no seu celular. Ele mostra um novo código a cada 30 segundos.",
 "security.totp.qr": "Código QR para seu aplicativo autenticador",
 "security.totp.byHand": "Ou digite esta chave no aplicativo",
 "security.totp.keep.title": "Guarde estes códigos de reserva",
 "security.totp.keep.body": "Cada um substitui o aplicativo uma vez. Se você perder seu celular e estes códigos, seu login não poderá abrir a carteira em um dispositivo novo.",
 "security.totp.kept": "Já os guardei",
 "security.totp.confirm.title": "Digite um código",
 "security.totp.confirm.body": "Os seis dígitos que seu aplicativo autenticador mostra agora.",
 "security.totp.turnOn": "Ativar",
 "security.totp.codeLabel": "Código do aplicativo",
 "security.totp.backupLabel": "Código de reserva",
 "security.totp.useBackup": "Usar um código de reserva",
 "security.totp.useApp": "Usar o aplicativo",
 "security.totp.step.title": "Confirme que é você",
 "security.totp.step.body": "Digite os seis dígitos que seu aplicativo autenticador mostra agora.",
 "security.totp.unlock.title": "Abra sua carteira",
 "security.totp.unlock.body": "Sua carteira ainda não conhece este dispositivo. Digite os seis dígitos que seu aplicativo autenticador mostra agora.",
 "security.totp.removeTotp.title": "Remover o aplicativo autenticador?",
 "security.totp.removeTotp.body": "Depois disso, nenhum código é pedido. Digite um último código para confirmar.",
 "security.done.totp.title": "Seu aplicativo autenticador está ativado",
 "security.done.totp.body": "De agora em diante, sua carteira pede um código antes de confiar em um dispositivo novo que tem apenas o seu login.",
 "security.done.removeTotp.title": "Removido",
 "security.done.removeTotp.body": "Sua carteira não pede mais códigos. Você pode apagar a entrada no seu aplicativo.",
 "security.news.totp": "Seu aplicativo autenticador está ativado.",
 "security.news.removeTotp": "Sua carteira não pede mais códigos.",
 "security.locked.code": "Você entrou. Para abrir sua carteira aqui, use seu aplicativo autenticador.",
 "security.problem.codeWrong": "Este código não está certo, ou já foi usado. Espere o próximo no seu aplicativo.",
 "security.problem.codeLocked": "Códigos errados demais. Os códigos são recusados por um tempo; tente novamente mais tarde.",
 "security.problem.codeLate": "O código que você digitou não vale mais. Feche esta janela e comece de novo.",
 "security.level.assisted.totp.title": "Seu login e um código abrem esta carteira",
 "security.level.assisted.totp.body": "Um dispositivo novo precisa do seu login e de um código do seu aplicativo autenticador. O operador desta carteira ainda poderia abri-la.",
 "security.locked.other": "Abrir de outro jeito",
 "security.unlock.device": "Usar outro dispositivo",
 "security.wait.title": "Aprove em outro dispositivo",
 "security.wait.body": "Em um dispositivo que abre sua carteira, vá a Segurança, escolha “Aprovar um dispositivo novo” e digite este código.",
 "security.wait.status": "Aguardando o outro dispositivo…",
 "security.wait.warning": "Não conte este código a ninguém. Ele funciona uma vez, por 10 minutos.",
 "security.do.approve": "Aprovar um dispositivo novo",
 "security.title.approve": "Aprovar um dispositivo novo",
 "security.approve.title": "Aprovar um dispositivo novo",
 "security.approve.body": "Entre no dispositivo novo e escolha “Usar outro dispositivo”. Depois digite o código que ele mostra.",
 "security.approve.label": "Código no dispositivo novo",
 "security.approve.ask": "Este dispositivo é seu?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", em ",
  [
   "site"
  ],
  ", pede para abrir sua carteira."
 ],
 "security.approve.warning": "Aprove apenas se você mesmo estiver com esse dispositivo. Se outra pessoa lhe deu o código, recuse: ela poderia levar tudo o que há na carteira.",
 "security.approve.do": "Deixar que abra minha carteira",
 "security.approve.decline": "Recusar",
 "security.done.approve.title": "O dispositivo novo abre sua carteira",
 "security.done.approve.body": "Ele aparece em “Dispositivos e atividade”, onde você pode removê-lo.",
 "security.news.approve": "O dispositivo novo abre sua carteira.",
 "security.problem.deviceCode": "Nenhum dispositivo novo mostra este código. Compare-o e veja se o dispositivo ainda está esperando.",
 "security.problem.declined": "O outro dispositivo recusou.",
 "security.problem.ended": "O código expirou. Comece de novo no dispositivo novo.",
 "security.devices.waits": [
  "Novo, em ",
  [
   "site"
  ],
  ". Ele pode abrir sua carteira a partir de ",
  [
   "time"
  ],
  ". Se não for seu, remova-o."
 ],
 "security.title.share": "Sua carteira em outro aplicativo",
 "security.share.title": "Usar sua carteira aqui também?",
 "security.share.about": [
  "Você tem uma carteira em ",
  [
   "site"
  ],
  ". Decida se este aplicativo também a usa ou recebe uma separada."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " pertence ao mesmo provedor do aplicativo em que você tem uma carteira."
 ],
 "security.share.from": "Sua carteira em",
 "security.share.to": "Também em",
 "security.share.gets": "O aplicativo vê seu endereço e suas carteiras vinculadas, e pode pedir assinaturas. Você aprova cada uma, como sempre.",
 "security.share.same": "Os dois aplicativos podem saber que você é a mesma pessoa. Suas chaves ficam na carteira.",
 "security.share.end": "Você pode encerrar isto em “Dispositivos e atividade”.",
 "security.share.yes": "Usar esta carteira",
 "security.share.no": "Criar uma carteira separada",
 "security.share.foot": "Com uma carteira separada, não perguntaremos de novo.",
 "security.done.share.title": "A mesma carteira, aqui também",
 "security.done.share.body": "Você pode fechar esta janela.",
 "security.done.separate.title": "Uma carteira separada",
 "security.done.separate.body": "Os aplicativos ficam separados. Você pode fechar esta janela.",
 "security.apps.heading": "Outros aplicativos com esta carteira",
 "security.apps.this": [
  [
   "name"
  ],
  ", este aplicativo"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", adicionado ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Remover a carteira de ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "Remover a carteira deste aplicativo?",
 "security.remove.app.body": "O aplicativo é desconectado na hora e não pode mais pedir assinaturas. No próximo login por lá, você decide de novo.",
 "security.confirm.row": "Pedir minha chave de acesso",
 "security.confirm.about.none": "Chaves de acesso que você adicionou antes não podem ser pedidas. Adicione outra para usar isto.",
 "security.confirm.about.never": "Nunca. Alguém no seu navegador desbloqueado poderia aprovar algo.",
 "security.confirm.about.above": "Acima de um valor, e para tudo cujo valor não é conhecido.",
 "security.confirm.about.always": "Em cada aprovação. Sem sua chave de acesso, nada é assinado.",
 "security.confirm.about.ending": "Em cada aprovação, mas em breve não mais: isto foi pedido sem uma chave de acesso. Use sua chave de acesso uma vez para manter.",
 "security.confirm.change": "Alterar",
 "security.confirm.change.label": "Alterar quando minha chave de acesso é pedida",
 "security.confirm.title": "Quando pedir sua chave de acesso",
 "security.confirm.body": "As aprovações passam a exigir também sua chave de acesso. Sua escolha acompanha você nos seus outros dispositivos.",
 "security.confirm.mode.never": "Nunca",
 "security.confirm.mode.never.about": "Uma aprovação basta.",
 "security.confirm.mode.above": "Acima de um valor",
 "security.confirm.mode.above.about": "E para tokens, permissões, mensagens e chamadas a contratos.",
 "security.confirm.mode.always": "Em cada aprovação",
 "security.confirm.mode.always.about": "O servidor só entrega a metade dele da sua chave com sua chave de acesso.",
 "security.confirm.limit": [
  "Mais de (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Cada aprovação conta sozinha, com sua taxa. Para outras moedas, sua chave de acesso é sempre pedida.",
 "security.confirm.save": "Salvar com minha chave de acesso",
 "security.confirm.use": "Use sua chave de acesso",
 "security.confirm.back": "Voltar",
 "security.confirm.step.title": "Confirme que é você",
 "security.confirm.step.body": "Sua chave de acesso é pedida sempre que a carteira é aberta. Isto permite que você altere isso por dois minutos.",
 "security.confirm.lost": "Não tenho mais minha chave de acesso",
 "security.confirm.lost.title": "Desativar sem uma chave de acesso?",
 "security.confirm.lost.body": "Isto termina em três dias, e você recebe um e-mail agora. Se uma chave de acesso sua for usada até lá, continua ativado.",
 "security.confirm.lost.do": "Encerrar em três dias",
 "security.done.confirm.title": "Sua escolha foi salva",
 "security.done.confirm.body": "Ela vale para todos os seus dispositivos de agora em diante.",
 "security.done.confirmEnding.title": "Termina em três dias",
 "security.done.confirmEnding.body": "Até lá, nada é assinado sem sua chave de acesso.",
 "security.news.confirm": "O momento em que sua chave de acesso é pedida foi alterado.",
 "security.news.confirmEnding": "Em três dias, sua chave de acesso não será mais pedida.",
 "security.problem.confirmWrong": "Esta chave de acesso não foi aceita. Use uma desta carteira e tente novamente.",
 "security.problem.noLimit": "Digite um valor para pelo menos uma moeda.",
 "security.problem.badLimit": "Digite os valores em números, como 0,1.",
 "security.level.assisted.confirm.title": "Seu login só abre esta carteira com sua chave de acesso",
 "security.level.assisted.confirm.body": "Sem sua chave de acesso, um login não abre nenhum dispositivo novo e nada é assinado. O operador desta carteira ainda poderia abri-la.",
 "security.looks.heading": "O que o suporte fez",
 "security.looks.app": [
  "O suporte de ",
  [
   "app"
  ],
  " olhou sua conta"
 ],
 "security.looks.operator": [
  "O operador deste serviço de carteiras olhou sua conta de ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " desativou sua conta"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " reativou sua conta"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " pediu para excluir sua conta"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " não pede mais para excluir sua conta"
 ],
 "security.looks.deletion-stopped": [
  "Você manteve sua conta em ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "Esta conta e sua carteira serão excluídas em ",
  [
   "time"
  ],
  ". Para mantê-las, abra o link do nosso e-mail. Para manter o que há na carteira, salve antes as palavras de recuperação."
 ],
 "security.leaving.title": "Este aplicativo desativou sua conta",
 "security.leaving.body": [
  "Você não pode mais usar sua carteira em ",
  [
   "host"
  ],
  ". Ela continua sua: salve as palavras de recuperação e abra-a em qualquer outra carteira."
 ],
 "security.leaving.continue": "Levar minha carteira comigo",
 "security.leaving.close": "Fechar"
}
export default catalogue
