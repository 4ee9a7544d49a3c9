// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Підписати повідомлення",
 "approval.title.signIn": "Вхід",
 "approval.title.typedData": "Підписати дані",
 "approval.title.transaction": "Підтвердити транзакцію",
 "approval.title.session": "Дозволити витрати без запиту",
 "approval.title.link": "Прив’язати гаманець",
 "approval.from": "Запитує",
 "approval.action.signMessage": "Підписати це повідомлення",
 "approval.action.signIn": [
  "Увійти на ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Підписати «",
  [
   "name"
  ],
  "»"
 ],
 "approval.action.sendCoin": [
  "Надіслати ",
  [
   "amount"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Надіслати ",
  [
   "amount"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Перемістити ",
  [
   "amount"
  ],
  " з ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Перемістити предмет ",
  [
   "id"
  ],
  " із ",
  [
   "token"
  ],
  " з ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Дозволити ",
  [
   "spender"
  ],
  " витрачати ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Дозволити ",
  [
   "spender"
  ],
  " списати ",
  [
   "amount"
  ],
  " за комісію мережі"
 ],
 "approval.action.allowUnlimited": [
  "Дозволити ",
  [
   "spender"
  ],
  " витрачати ",
  [
   "token"
  ],
  " без обмежень"
 ],
 "approval.action.allowAll": [
  "Дозволити ",
  [
   "spender"
  ],
  " переміщувати все, що ви маєте з ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Заборонити ",
  [
   "spender"
  ],
  " витрачати ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Скасувати всі дозволи для ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Викликати ",
  [
   "selector"
  ],
  " контракту ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Створити контракт",
 "approval.action.deployAccount": "Створити ваш смартакаунт у цій мережі",
 "approval.action.upgradeAccount": "Увімкнути смартфункції для вашого акаунта в цій мережі. Його адреса не зміниться.",
 "approval.action.openSession": [
  "Дозволити цьому застосунку надсилати до ",
  [
   "amount"
  ],
  " за кожен період (",
  [
   "period"
  ],
  "), до ",
  [
   "until"
  ],
  ". Усього — не більше ніж ",
  [
   "total"
  ],
  "."
 ],
 "approval.action.endSession": [
  "Скасувати дозвіл надсилати до ",
  [
   "amount"
  ],
  " за кожен період (",
  [
   "period"
  ],
  ")"
 ],
 "approval.action.openAccount": [
  "Відкрити акаунт ",
  [
   "address"
  ],
  " для ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Закрити акаунт ",
  [
   "address"
  ],
  "; залишок піде на ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Передати керування ",
  [
   "address"
  ],
  " адресі ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Відмовитися від керування ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Додати нотатку «",
  [
   "text"
  ],
  "»"
 ],
 "approval.action.linkWallet": "Прив’язати цей гаманець до вашого акаунта в цьому застосунку",
 "approval.units": [
  [
   "amount"
  ],
  " базових одиниць ",
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
  ", немає в нашому списку)"
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
  " монети мережі"
 ],
 "approval.label.network": "Мережа",
 "approval.label.fee": "Комісія мережі, не більше",
 "approval.label.sponsored": "Комісія мережі",
 "approval.sponsored": "Сплачено за вас",
 "approval.label.account": "Ваш акаунт",
 "approval.label.smartAccount": "Ваш смартакаунт",
 "approval.label.actions": "Що відбудеться",
 "approval.details": "Усе, що підписується",
 "approval.network.unknown": [
  "Мережа ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Це не виконається",
 "approval.fails.body": "Мережа це відхилить, а комісію ви все одно можете сплатити.",
 "approval.unfunded.title": "Бракує коштів на це",
 "approval.unfunded.body": "На акаунті замало для цього й комісії мережі. Спочатку поповніть його.",
 "approval.unknown.title": "Не вдалося це перевірити",
 "approval.unknown.body": "Мережа не змогла виконати це пробно. Продовжуйте, лише якщо довіряєте джерелу.",
 "approval.warning.foreignSignIn": "Це вхід на інший сайт, а не на той, що запитує. Найімовірніше, це спроба заволодіти вашим акаунтом там.",
 "approval.warning.looksLikeHash": "Це схоже на відбиток чогось іншого, наприклад транзакції. Підпис може перемістити ваші кошти.",
 "approval.warning.unlimitedAllowance": "Той, хто отримає дозвіл, зможе списати все, що ви маєте з цього токена, зараз чи пізніше.",
 "approval.warning.allowsAll": "Той, хто отримає дозвіл, зможе забрати кожен ваш предмет із цієї колекції, зараз чи пізніше.",
 "approval.warning.authorityChange": "Це передає керування акаунтом іншій адресі.",
 "approval.warning.permit": "Цей підпис — дозвіл. Його можна використати, не питаючи вас знову.",
 "approval.warning.order": "Це замовлення на маркетплейсі. Підпис може віддати те, що в ньому пропонується.",
 "approval.warning.session": "Застосунок сам вирішує, коли й кому, і більше вас не питає. Ви можете припинити це будь-коли.",
 "approval.warning.otherChain": "Це для іншої мережі, а не для показаної.",
 "approval.warning.otherAccount": "Це стосується акаунта, який вам не належить.",
 "approval.warning.unknownCall": "Ми не можемо визначити, що робить цей виклик контракту.",
 "approval.warning.createsContract": "Це створює контракт у мережі.",
 "approval.warning.unknownProgram": "Ми не можемо визначити, що робить ця програма.",
 "approval.warning.lookupTables": "Деякі акаунти вказано в таблиці в мережі, і показати їх тут не можна.",
 "approval.warning.durableNonce": "Це не має терміну дії. Після підпису це можна надіслати будь-коли пізніше.",
 "approval.warning.unreadable": "Це не можна прочитати як текст.",
 "approval.warning.highFee": "Комісія мережі незвично висока.",
 "approval.warning.malformedSignIn": "Цей запит на вхід складено неправильно.",
 "approval.warning.severalTransactions": "Ви підтверджуєте кілька транзакцій одразу.",
 "approval.approve": "Підтвердити",
 "approval.sign": "Підписати",
 "approval.decline": "Відхилити",
 "approval.wait": "Розблокується через секунду повної видимості.",
 "approval.window.why": "Сторінка може перекрити або змінити те, що ви тут бачите. Прийміть рішення у вікні вашого гаманця.",
 "approval.window.open": "Перевірити у вікні",
 "approval.window.waiting": "Прийміть рішення у вікні, що відкрилося",
 "approval.window.blocked": "Вікно не відкрилося. Дозвольте спливні вікна для цієї сторінки й спробуйте ще раз.",
 "approval.window.closed": "Вікно закрили до того, як ви прийняли рішення.",
 "approval.window.lost": "Тут більше немає чого вирішувати. Це вікно можна закрити.",
 "approval.next.signIn": "Вхід нічого не коштує й нічого не переміщує.",
 "approval.next.signature": "Підпис не можна забрати назад.",
 "approval.next.transaction": "Після підтвердження це не можна скасувати.",
 "approval.next.session": "За цими лімітами стежить сама мережа.",
 "approval.next.link": "Це нічого не переміщує. Відв’язати можна будь-коли.",
 "approval.window.again": "Відкрити знову",
 "approval.window.title": "Підтвердьте запит",
 "action.cancel": "Скасувати",
 "action.continue": "Продовжити",
 "action.done": "Готово",
 "change.old.title": "Підтвердьте, що це ви",
 "change.old.body": [
  "Щоб змінити е-пошту на ",
  [
   "next"
  ],
  ", введіть код, надісланий на ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Підтвердьте нову е-пошту",
 "change.new.body": [
  "Введіть код, надісланий на ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Ваша е-пошта не змінилася",
 "change.stopped.body": "Термін дії коду минув, або цю е-пошту не можна використати. Можна почати заново.",
 "change.done.title": "Вашу е-пошту змінено",
 "change.done.body": [
  "Тепер входьте з ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Ми надіслали лист на ",
  [
   "email"
  ],
  ". За посиланням у ньому зміну можна скасувати протягом 24 годин."
 ],
 "change.resend": "Почати заново",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Почати заново через ",
     0,
     " секунду"
    ],
    "few": [
     "Почати заново через ",
     0,
     " секунди"
    ],
    "many": [
     "Почати заново через ",
     0,
     " секунд"
    ],
    "other": [
     "Почати заново через ",
     0,
     " секунди"
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
     "Почати заново через ",
     0,
     " хвилину"
    ],
    "few": [
     "Почати заново через ",
     0,
     " хвилини"
    ],
    "many": [
     "Почати заново через ",
     0,
     " хвилин"
    ],
    "other": [
     "Почати заново через ",
     0,
     " хвилини"
    ]
   }
  ]
 ],
 "code.label": "Код із листа",
 "code.checking": "Перевіряємо код",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Неправильний код. У вас залишилася ",
     0,
     " спроба."
    ],
    "few": [
     "Неправильний код. У вас залишилося ",
     0,
     " спроби."
    ],
    "many": [
     "Неправильний код. У вас залишилося ",
     0,
     " спроб."
    ],
    "other": [
     "Неправильний код. У вас залишилося ",
     0,
     " спроби."
    ]
   }
  ]
 ],
 "code.offline": "Не вдалося перевірити код. Перевірте з’єднання або зачекайте трохи й продовжте.",
 "code.renewed": "Ми надіслали новий код. Старий більше не діє.",
 "code.tooMany.title": "Забагато неправильних кодів",
 "code.tooMany.body": "Цей код більше не діє. Надішліть новий, щоб спробувати ще раз.",
 "code.expired.title": "Термін дії коду минув",
 "code.expired.body": "Код діє 5 хвилин. Надішліть новий, щоб спробувати ще раз.",
 "code.resend": "Надіслати новий код",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Новий код через ",
     0,
     " секунду"
    ],
    "few": [
     "Новий код через ",
     0,
     " секунди"
    ],
    "many": [
     "Новий код через ",
     0,
     " секунд"
    ],
    "other": [
     "Новий код через ",
     0,
     " секунди"
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
     "Новий код через ",
     0,
     " хвилину"
    ],
    "few": [
     "Новий код через ",
     0,
     " хвилини"
    ],
    "many": [
     "Новий код через ",
     0,
     " хвилин"
    ],
    "other": [
     "Новий код через ",
     0,
     " хвилини"
    ]
   }
  ]
 ],
 "confirm.window": "Рішення приймається у вікні гаманця, і там потрібен ваш ключ доступу.",
 "confirm.again": "Це має підтвердити ваш ключ доступу. Відкрийте вікно й спробуйте ще раз.",
 "confirm.next": "Зараз знадобиться ваш ключ доступу.",
 "confirm.problem": "Ваш ключ доступу цього не підтвердив. Нічого не підписано. Спробуйте ще раз.",
 "login.for": [
  "Для вашого гаманця на ",
  [
   "host"
  ]
 ],
 "login.link.title": "Перевірте е-пошту",
 "login.link.body": [
  "Відкрийте посилання в нашому листі на ",
  [
   "email"
  ],
  " і виберіть там це число:"
 ],
 "login.link.number": [
  "Ваше число — ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Чекаємо, поки ви виберете ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Ми надіслали ще один лист. У ньому потрібно вибрати це нове число.",
 "login.link.offline": "Немає зв’язку із сервером. Продовжуємо спроби.",
 "login.link.delayed": "Лист ще не відправлено. Продовжуємо спроби: зачекайте тут або надішліть інший пізніше.",
 "login.mailFailed.title": "Лист не дійшов",
 "login.mailFailed.body": [
  "Не вдалося доставити наш лист на ",
  [
   "email"
  ],
  ". Перевірте написання або надішліть ще раз."
 ],
 "login.refused.title": "Це було інше число",
 "login.refused.body": "Щоб захистити ваш гаманець, ми зупинили цей вхід. Надішліть ще один лист і виберіть число, яке бачите тут.",
 "login.ended.title": "Термін дії посилання минув",
 "login.ended.body": "Посилання діє 10 хвилин. Надішліть ще один лист, щоб отримати нове.",
 "login.resend": "Надіслати ще один лист",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Ще лист через ",
     0,
     " секунду"
    ],
    "few": [
     "Ще лист через ",
     0,
     " секунди"
    ],
    "many": [
     "Ще лист через ",
     0,
     " секунд"
    ],
    "other": [
     "Ще лист через ",
     0,
     " секунди"
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
     "Ще лист через ",
     0,
     " хвилину"
    ],
    "few": [
     "Ще лист через ",
     0,
     " хвилини"
    ],
    "many": [
     "Ще лист через ",
     0,
     " хвилин"
    ],
    "other": [
     "Ще лист через ",
     0,
     " хвилини"
    ]
   }
  ]
 ],
 "login.code.title": "Введіть код",
 "login.code.body": [
  "Ми надіслали 8 цифр на ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Ви ввійшли",
 "login.finishing": "Виконуємо вхід",
 "login.otherEmail": "Інша електронна пошта",
 "login.link.approved": "Число підтверджено",
 "login.wait.title": "Це новий пристрій",
 "login.wait.body": [
  "Для вашої безпеки гаманець відкриється на ньому ",
  [
   "time"
  ],
  ". Тоді увійдіть знову."
 ],
 "login.wait.mail": [
  "Ми надіслали на ",
  [
   "email"
  ],
  " лист, за допомогою якого це можна зупинити."
 ],
 "login.wait.close": "Зрозуміло",
 "login.code.sameMail": "Останній крок: 8 цифр у тому самому листі, під посиланням.",
 "login.opening": "Відкриваємо гаманець…",
 "login.social.title": "Продовжте у вікні",
 "login.social.body": [
  "Увійдіть через ",
  [
   "provider"
  ],
  " у вікні, що відкрилося. Ця сторінка продовжить сама."
 ],
 "login.social.waiting": [
  "Чекаємо на ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Відкрити знову",
 "login.social.number.title": "Виберіть це число",
 "login.social.number.body": "Його запитає вікно, що відкрилося, щоб переконатися, що воно належить до цієї сторінки:"
}
export default catalogue
