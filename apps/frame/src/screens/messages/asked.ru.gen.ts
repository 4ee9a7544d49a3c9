// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Подписать сообщение",
 "approval.title.signIn": "Вход",
 "approval.title.typedData": "Подписать данные",
 "approval.title.transaction": "Подтвердить транзакцию",
 "approval.title.session": "Разрешить траты без запроса",
 "approval.title.link": "Привязать кошелёк",
 "approval.from": "Запрашивает",
 "approval.action.signMessage": "Подписать это сообщение",
 "approval.action.signIn": [
  "Войти на ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Подписать «",
  [
   "name"
  ],
  "»"
 ],
 "approval.action.sendCoin": [
  "Отправить ",
  [
   "amount"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Отправить ",
  [
   "amount"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Переместить ",
  [
   "amount"
  ],
  " с ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Переместить предмет ",
  [
   "id"
  ],
  " из ",
  [
   "token"
  ],
  " с ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Разрешить ",
  [
   "spender"
  ],
  " тратить ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Разрешить ",
  [
   "spender"
  ],
  " списать ",
  [
   "amount"
  ],
  " за комиссию сети"
 ],
 "approval.action.allowUnlimited": [
  "Разрешить ",
  [
   "spender"
  ],
  " тратить ",
  [
   "token"
  ],
  " без ограничений"
 ],
 "approval.action.allowAll": [
  "Разрешить ",
  [
   "spender"
  ],
  " перемещать всё, что у вас есть из ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Запретить ",
  [
   "spender"
  ],
  " тратить ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Снять все разрешения для ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Вызвать ",
  [
   "selector"
  ],
  " контракта ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Создать контракт",
 "approval.action.deployAccount": "Создать ваш смарт-аккаунт в этой сети",
 "approval.action.upgradeAccount": "Включить смарт-функции для вашего аккаунта в этой сети. Его адрес не изменится.",
 "approval.action.openSession": [
  "Разрешить этому приложению отправлять до ",
  [
   "amount"
  ],
  " за каждый период (",
  [
   "period"
  ],
  "), до ",
  [
   "until"
  ],
  ". Всего — не больше ",
  [
   "total"
  ],
  "."
 ],
 "approval.action.endSession": [
  "Отменить разрешение отправлять до ",
  [
   "amount"
  ],
  " за каждый период (",
  [
   "period"
  ],
  ")"
 ],
 "approval.action.openAccount": [
  "Открыть аккаунт ",
  [
   "address"
  ],
  " для ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Закрыть аккаунт ",
  [
   "address"
  ],
  "; остаток уйдёт на ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Передать управление ",
  [
   "address"
  ],
  " адресу ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Отказаться от управления ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Добавить заметку «",
  [
   "text"
  ],
  "»"
 ],
 "approval.action.linkWallet": "Привязать этот кошелёк к вашему аккаунту в этом приложении",
 "approval.units": [
  [
   "amount"
  ],
  " базовых единиц ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "«",
  [
   "symbol"
  ],
  "» (",
  [
   "address"
  ],
  ", нет в нашем списке)"
 ],
 "approval.token.unknown": [
  "токен ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " монеты сети"
 ],
 "approval.label.network": "Сеть",
 "approval.label.fee": "Комиссия сети, не больше",
 "approval.label.sponsored": "Комиссия сети",
 "approval.sponsored": "Оплачена за вас",
 "approval.label.account": "Ваш аккаунт",
 "approval.label.smartAccount": "Ваш смарт-аккаунт",
 "approval.label.actions": "Что произойдёт",
 "approval.details": "Всё, что подписывается",
 "approval.network.unknown": [
  "Сеть ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Это не выполнится",
 "approval.fails.body": "Сеть это отклонит, а комиссию вы всё равно можете заплатить.",
 "approval.unfunded.title": "Не хватает средств на это",
 "approval.unfunded.body": "На аккаунте слишком мало для этого и комиссии сети. Сначала пополните его.",
 "approval.unknown.title": "Не удалось это проверить",
 "approval.unknown.body": "Сеть не смогла выполнить это пробно. Продолжайте, только если доверяете источнику.",
 "approval.warning.foreignSignIn": "Это вход на другой сайт, а не на тот, который запрашивает. Скорее всего, это попытка завладеть вашим аккаунтом там.",
 "approval.warning.looksLikeHash": "Это похоже на отпечаток чего-то другого, например транзакции. Подпись может переместить ваши средства.",
 "approval.warning.unlimitedAllowance": "Получивший разрешение сможет списать всё, что у вас есть из этого токена, сейчас или потом.",
 "approval.warning.allowsAll": "Получивший разрешение сможет забрать каждый ваш предмет из этой коллекции, сейчас или потом.",
 "approval.warning.authorityChange": "Это передаёт управление аккаунтом другому адресу.",
 "approval.warning.permit": "Эта подпись — разрешение. Её можно использовать, не спрашивая вас снова.",
 "approval.warning.order": "Это заказ на маркетплейсе. Подпись может отдать то, что в нём предлагается.",
 "approval.warning.session": "Приложение само решает, когда и кому, и больше вас не спрашивает. Вы можете прекратить это в любой момент.",
 "approval.warning.otherChain": "Это для другой сети, а не для показанной.",
 "approval.warning.otherAccount": "Это касается аккаунта, который вам не принадлежит.",
 "approval.warning.unknownCall": "Мы не можем определить, что делает этот вызов контракта.",
 "approval.warning.createsContract": "Это создаёт контракт в сети.",
 "approval.warning.unknownProgram": "Мы не можем определить, что делает эта программа.",
 "approval.warning.lookupTables": "Некоторые аккаунты указаны в таблице в сети, и показать их здесь нельзя.",
 "approval.warning.durableNonce": "У этого нет срока действия. После подписи это можно отправить в любой момент позже.",
 "approval.warning.unreadable": "Это нельзя прочитать как текст.",
 "approval.warning.highFee": "Комиссия сети необычно высокая.",
 "approval.warning.malformedSignIn": "Этот запрос на вход составлен неправильно.",
 "approval.warning.severalTransactions": "Вы подтверждаете несколько транзакций сразу.",
 "approval.approve": "Подтвердить",
 "approval.sign": "Подписать",
 "approval.decline": "Отклонить",
 "approval.wait": "Разблокируется через секунду полной видимости.",
 "approval.window.why": "Страница может перекрыть или изменить то, что вы здесь видите. Примите решение в окне вашего кошелька.",
 "approval.window.open": "Проверить в окне",
 "approval.window.waiting": "Примите решение в открывшемся окне",
 "approval.window.blocked": "Окно не открылось. Разрешите всплывающие окна для этой страницы и повторите попытку.",
 "approval.window.closed": "Окно закрыли до того, как вы приняли решение.",
 "approval.window.lost": "Решать здесь больше нечего. Это окно можно закрыть.",
 "approval.next.signIn": "Вход ничего не стоит и ничего не перемещает.",
 "approval.next.signature": "Подпись нельзя забрать назад.",
 "approval.next.transaction": "После подтверждения это нельзя отменить.",
 "approval.next.session": "За этими лимитами следит сама сеть.",
 "approval.next.link": "Это ничего не перемещает. Отвязать можно в любой момент.",
 "approval.window.again": "Открыть снова",
 "approval.window.title": "Подтвердите запрос",
 "action.cancel": "Отмена",
 "action.continue": "Продолжить",
 "action.done": "Готово",
 "change.old.title": "Подтвердите, что это вы",
 "change.old.body": [
  "Чтобы сменить почту на ",
  [
   "next"
  ],
  ", введите код, отправленный на ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Подтвердите новую почту",
 "change.new.body": [
  "Введите код, отправленный на ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Ваша почта не изменилась",
 "change.stopped.body": "Срок действия кода истёк, или эту почту нельзя использовать. Можно начать заново.",
 "change.done.title": "Ваша почта изменена",
 "change.done.body": [
  "Теперь входите с ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Мы отправили письмо на ",
  [
   "email"
  ],
  ". По ссылке в нём изменение можно отменить в течение 24 часов."
 ],
 "change.resend": "Начать заново",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Начать заново через ",
     0,
     " секунду"
    ],
    "few": [
     "Начать заново через ",
     0,
     " секунды"
    ],
    "many": [
     "Начать заново через ",
     0,
     " секунд"
    ],
    "other": [
     "Начать заново через ",
     0,
     " секунды"
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
     "Начать заново через ",
     0,
     " минуту"
    ],
    "few": [
     "Начать заново через ",
     0,
     " минуты"
    ],
    "many": [
     "Начать заново через ",
     0,
     " минут"
    ],
    "other": [
     "Начать заново через ",
     0,
     " минуты"
    ]
   }
  ]
 ],
 "code.label": "Код из письма",
 "code.checking": "Проверяем код",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Неверный код. У вас осталась ",
     0,
     " попытка."
    ],
    "few": [
     "Неверный код. У вас осталось ",
     0,
     " попытки."
    ],
    "many": [
     "Неверный код. У вас осталось ",
     0,
     " попыток."
    ],
    "other": [
     "Неверный код. У вас осталось ",
     0,
     " попытки."
    ]
   }
  ]
 ],
 "code.offline": "Не удалось проверить код. Проверьте подключение или подождите немного и продолжите.",
 "code.renewed": "Мы отправили новый код. Старый больше не действует.",
 "code.tooMany.title": "Слишком много неверных кодов",
 "code.tooMany.body": "Этот код больше не действует. Отправьте новый, чтобы попробовать ещё раз.",
 "code.expired.title": "Срок действия кода истёк",
 "code.expired.body": "Код действует 5 минут. Отправьте новый, чтобы попробовать ещё раз.",
 "code.resend": "Отправить новый код",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Новый код через ",
     0,
     " секунду"
    ],
    "few": [
     "Новый код через ",
     0,
     " секунды"
    ],
    "many": [
     "Новый код через ",
     0,
     " секунд"
    ],
    "other": [
     "Новый код через ",
     0,
     " секунды"
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
     "Новый код через ",
     0,
     " минуту"
    ],
    "few": [
     "Новый код через ",
     0,
     " минуты"
    ],
    "many": [
     "Новый код через ",
     0,
     " минут"
    ],
    "other": [
     "Новый код через ",
     0,
     " минуты"
    ]
   }
  ]
 ],
 "confirm.window": "Решение принимается в окне кошелька, и там нужен ваш ключ доступа.",
 "confirm.again": "Это должен подтвердить ваш ключ доступа. Откройте окно и повторите попытку.",
 "confirm.next": "Сейчас понадобится ваш ключ доступа.",
 "confirm.problem": "Ваш ключ доступа этого не подтвердил. Ничего не подписано. Повторите попытку.",
 "login.for": [
  "Для вашего кошелька на ",
  [
   "host"
  ]
 ],
 "login.link.title": "Проверьте почту",
 "login.link.body": [
  "Откройте ссылку в нашем письме на ",
  [
   "email"
  ],
  " и выберите там это число:"
 ],
 "login.link.number": [
  "Ваше число — ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Ждём, пока вы выберете ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Мы отправили ещё одно письмо. В нём нужно выбрать это новое число.",
 "login.link.offline": "Нет связи с сервером. Продолжаем попытки.",
 "login.link.delayed": "Письмо ещё не ушло. Продолжаем попытки: подождите здесь или отправьте другое позже.",
 "login.mailFailed.title": "Письмо не дошло",
 "login.mailFailed.body": [
  "Не удалось доставить наше письмо на ",
  [
   "email"
  ],
  ". Проверьте написание или отправьте ещё раз."
 ],
 "login.refused.title": "Это было другое число",
 "login.refused.body": "Чтобы защитить ваш кошелёк, мы остановили этот вход. Отправьте ещё одно письмо и выберите число, которое видите здесь.",
 "login.ended.title": "Срок действия ссылки истёк",
 "login.ended.body": "Ссылка действует 10 минут. Отправьте ещё одно письмо, чтобы получить новую.",
 "login.resend": "Отправить ещё одно письмо",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Ещё письмо через ",
     0,
     " секунду"
    ],
    "few": [
     "Ещё письмо через ",
     0,
     " секунды"
    ],
    "many": [
     "Ещё письмо через ",
     0,
     " секунд"
    ],
    "other": [
     "Ещё письмо через ",
     0,
     " секунды"
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
     "Ещё письмо через ",
     0,
     " минуту"
    ],
    "few": [
     "Ещё письмо через ",
     0,
     " минуты"
    ],
    "many": [
     "Ещё письмо через ",
     0,
     " минут"
    ],
    "other": [
     "Ещё письмо через ",
     0,
     " минуты"
    ]
   }
  ]
 ],
 "login.code.title": "Введите код",
 "login.code.body": [
  "Мы отправили 8 цифр на ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Вы вошли",
 "login.finishing": "Выполняем вход",
 "login.otherEmail": "Указать другую почту",
 "login.link.approved": "Число подтверждено",
 "login.wait.title": "Это новое устройство",
 "login.wait.body": [
  "Для вашей безопасности кошелёк откроется на нём ",
  [
   "time"
  ],
  ". Тогда войдите снова."
 ],
 "login.wait.mail": [
  "Мы отправили на ",
  [
   "email"
  ],
  " письмо, с помощью которого это можно остановить."
 ],
 "login.wait.close": "Понятно",
 "login.code.sameMail": "Последний шаг: 8 цифр в том же письме, под ссылкой.",
 "login.opening": "Открываем кошелёк…",
 "login.social.title": "Продолжите в окне",
 "login.social.body": [
  "Войдите через ",
  [
   "provider"
  ],
  " в открывшемся окне. Эта страница продолжит сама."
 ],
 "login.social.waiting": [
  "Ждём ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Открыть снова",
 "login.social.number.title": "Выберите это число",
 "login.social.number.body": "Его спросит открывшееся окно, чтобы убедиться, что оно относится к этой странице:"
}
export default catalogue
