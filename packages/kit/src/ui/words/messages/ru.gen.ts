// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Подключить кошелёк",
 "button.connecting": "Подключение…",
 "button.wrongNetwork": "Не та сеть",
 "a11y.close": "Закрыть",
 "a11y.back": "Назад",
 "a11y.help": "Что такое кошелёк?",
 "a11y.copied": "Скопировано",
 "a11y.copyFailed": "Не удалось скопировать",
 "a11y.loading": "Загрузка",
 "a11y.dismiss": "Скрыть",
 "a11y.newTab": "откроется в новой вкладке",
 "a11y.clearSearch": "Очистить поиск",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Нет результатов",
    "one": [
     0,
     " результат"
    ],
    "few": [
     0,
     " результата"
    ],
    "many": [
     0,
     " результатов"
    ],
    "other": [
     0,
     " результата"
    ]
   }
  ]
 ],
 "action.tryAgain": "Повторить",
 "action.openWallet": [
  "Открыть ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Выбрать другой кошелёк",
 "branding.poweredBy": [
  "Работает на ",
  [
   "name"
  ]
 ],
 "badge.recent": "Недавний",
 "badge.installed": "Установлен",
 "badge.active": "Активен",
 "badge.current": "Текущий",
 "badge.connected": "Подключено",
 "badge.testnet": "Тестовая сеть",
 "connect.title": "Подключить кошелёк",
 "connect.allWallets": "Все кошельки",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Войти",
 "connect.noWallet": "У меня нет кошелька",
 "connect.whatIsWallet": "Что такое кошелёк?",
 "connect.empty.title": "Кошелёк не найден",
 "connect.empty.body": "В этом браузере ещё нет кошелька. Завести его можно за пару минут.",
 "connect.forChain": [
  "Кошельки для ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Выберите блокчейн",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " работает с несколькими. К какому подключиться?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " сеть"
    ],
    "few": [
     0,
     " сети"
    ],
    "many": [
     0,
     " сетей"
    ],
    "other": [
     0,
     " сети"
    ]
   }
  ]
 ],
 "allWallets.title": "Все кошельки",
 "allWallets.search": "Поиск кошельков",
 "allWallets.list": "Кошельки",
 "allWallets.empty.title": "Кошельки не найдены",
 "allWallets.empty.body": [
  "По запросу «",
  [
   "query"
  ],
  "» ничего не найдено. Проверьте написание или попробуйте другое название."
 ],
 "allWallets.more": "Показать ещё",
 "connecting.waiting.title": [
  "Откройте ",
  [
   "wallet"
  ],
  " и подтвердите"
 ],
 "connecting.waiting.body": "В вашем кошельке ожидает запрос.",
 "connecting.declined.title": "Запрос отклонён",
 "connecting.declined.body": "Можно попробовать ещё раз.",
 "connecting.pending.title": "Запрос уже открыт",
 "connecting.pending.body": [
  "Ответьте на него в ",
  [
   "wallet"
  ],
  " и повторите попытку."
 ],
 "connecting.inApp.title": [
  "Продолжите в ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " откроет эту страницу в своём браузере. Подключитесь там."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " не установлен"
 ],
 "connecting.notInstalled.body": "Установите его, вернитесь сюда и обновите страницу.",
 "connecting.notInstalled.install": [
  "Установить ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " не отвечает"
 ],
 "connecting.timedOut.body": "Запрос занял слишком много времени. Откройте кошелёк и повторите попытку.",
 "connecting.blocked.title": "Окно заблокировано",
 "connecting.blocked.body": [
  "Браузер не дал открыть ",
  [
   "wallet"
  ],
  ". Если он спросит, разрешите всплывающие окна для этой страницы и повторите попытку."
 ],
 "connecting.failed.title": "Не удалось подключиться",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " сообщает об ошибке. Повторите попытку или выберите другой кошелёк."
 ],
 "connecting.done": "Подключено",
 "error.connect/rejected": "Запрос отклонён. Можно попробовать ещё раз.",
 "error.connect/failed": "Не удалось подключиться. Повторите попытку.",
 "error.connect/pending": "В кошельке уже открыт запрос. Сначала ответьте на него.",
 "error.connect/timeout": "Кошелёк не ответил вовремя. Повторите попытку.",
 "error.connect/not_installed": "Этот кошелёк не установлен в этом браузере.",
 "error.connection/none": "Кошелёк не подключён.",
 "error.connection/reconnecting": "Подключение ещё восстанавливается. Подождите немного и повторите попытку.",
 "error.disconnect/failed": "Не удалось отключить. Повторите попытку.",
 "error.network/unknown": "Эта сеть здесь неизвестна.",
 "error.network/unsupported": "Ваш кошелёк не поддерживает эту сеть.",
 "error.network/switch_failed": "Не удалось сменить сеть. Повторите попытку.",
 "error.network/switch_rejected": "Переключение отклонено. Можно попробовать ещё раз.",
 "error.sign/rejected": "Подпись отклонена. Можно попробовать ещё раз.",
 "error.sign/failed": "Кошелёк не смог подписать. Повторите попытку.",
 "error.balance/unavailable": "Баланс недоступен",
 "error.wallet/disconnected": "Кошелёк потерял соединение. Откройте его и повторите попытку.",
 "error.wallet/unauthorized": "Кошелёк этого не разрешил. Разблокируйте его и повторите попытку.",
 "error.wallet/unsupported_method": "Ваш кошелёк этого не умеет.",
 "error.request/action_not_allowed": "Действие запрещено",
 "error.request/timeout": "Нет ответа вовремя. Повторите попытку.",
 "error.request/http_failed": "Не удалось связаться с сервером. Проверьте подключение и повторите попытку.",
 "error.general/unexpected": "Что-то пошло не так. Повторите попытку.",
 "alert.view/unavailable.title": "Экран недоступен",
 "alert.view/unavailable.body": "Здесь приложение этого не предлагает.",
 "alert.network/not_found.title": "Сеть не найдена",
 "alert.network/not_found.body": "Приложение не настроено для этой сети.",
 "alert.project/origin_not_allowed.title": "Неверная конфигурация приложения",
 "alert.project/origin_not_allowed.body": "Этого адреса нет в списке разрешённых адресов проекта. Владелец может добавить его в настройках проекта.",
 "alert.project/domain_unverified.title": "Неверная конфигурация приложения",
 "alert.project/domain_unverified.body": "Этот домен не подтверждён для проекта.",
 "alert.project/invalid_id.title": "Неверная конфигурация приложения",
 "alert.project/invalid_id.body": "Неверный ID проекта — обновите конфигурацию",
 "alert.project/missing_id.title": "ID проекта не настроен",
 "alert.project/missing_id.body": "Для этой функции нужен проект.",
 "alert.embedded/load_failed.title": "Ошибка сети — не удалось загрузить встроенный кошелёк",
 "alert.embedded/load_failed.body": "Проверьте подключение и повторите попытку позже.",
 "alert.embedded/timeout.title": "Встроенный кошелёк не ответил вовремя",
 "alert.embedded/timeout.body": "Повторите попытку позже.",
 "alert.session/expired.title": "Сессия истекла",
 "alert.session/expired.body": "Проверьте дату и время на этом устройстве и подключитесь снова.",
 "alert.config/server_error.title": "Ошибка сервера",
 "alert.config/server_error.body": "Не удалось получить конфигурацию приложения. Некоторые функции могут отсутствовать.",
 "alert.config/rate_limited.title": "Слишком много запросов",
 "alert.config/rate_limited.body": "Подождите немного и обновите страницу.",
 "time.now": "Только что",
 "time.minute": [
  [
   "count",
   4
  ],
  " мин"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " ч"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " дн."
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " мес."
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " г."
 ],
 "error.connect/window_blocked": "Браузер заблокировал окно вашего кошелька. Повторите попытку.",
 "error.node/insufficient_funds": "Не хватает средств на сумму и комиссию сети.",
 "error.node/execution_reverted": "Контракт отклонил бы эту транзакцию. Ничего не отправлено.",
 "error.node/nonce_too_low": "Кошелёк уже отправил транзакцию с этим номером. Повторите попытку.",
 "error.node/nonce_too_high": "Не хватает более ранней транзакции этого аккаунта. Повторите попытку, когда она пройдёт.",
 "error.node/fee_cap_too_low": "Комиссия сети выросла. Повторите попытку.",
 "error.pay/invalid_request": "Запрос приложения недействителен. Ничего не оплачено.",
 "error.pay/unsupported_asset": "Этим токеном нельзя заплатить отсюда. Возможно, его не существует или он удерживает часть каждого перевода.",
 "error.pay/in_progress": "Этот платёж выполняется в другой вкладке. Завершите его там.",
 "error.pay/insufficient_funds": "Не хватает средств на этот обмен и его комиссию сети.",
 "remote.title": "Подключение по QR-коду",
 "remote.off.title": "QR-коды здесь недоступны",
 "remote.off.body": "В этом приложении не настроено подключение по QR-коду. Вы можете использовать кошелёк в этом браузере.",
 "remote.off.allWallets": "Все кошельки",
 "badge.qr": "QR-код",
 "remote.code": "QR-код для вашего кошелька",
 "remote.scan": "Отсканируйте этот код кошельком на телефоне.",
 "remote.scanWith": [
  "Отсканируйте этот код в ",
  [
   "wallet"
  ],
  " на телефоне."
 ],
 "remote.scanHere": "Отсканируйте этот код другим устройством или откройте кошелёк на этом.",
 "remote.renews": [
  "Новый код появится через ",
  [
   "seconds"
  ],
  " с."
 ],
 "remote.copy": "Копировать ссылку",
 "remote.getApp": "Скачать приложение",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Где вы используете ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Браузер",
 "remote.tab.mobile": "Телефон",
 "remote.tab.desktop": "Компьютер",
 "remote.tab.web": "Веб",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " не обнаружен"
 ],
 "remote.notDetected.body": "Установите его в этом браузере и обновите страницу. Или используйте на другом устройстве.",
 "remote.notDetected.phone": "Использовать телефон",
 "remote.open.title": [
  "Продолжите в ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Дайте согласие там и вернитесь на эту страницу.",
 "remote.open.device": "Открыть кошелёк на этом устройстве",
 "remote.help.title": "Не открылось?",
 "remote.help.body": [
  "Скопируйте ссылку и вставьте её в ",
  [
   "wallet"
  ],
  " или сначала скачайте приложение."
 ],
 "remote.help.inApp": [
  "Открыть эту страницу в ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Открыть сайт",
 "remote.linking.title": "Почти готово",
 "remote.linking.body": "Кошелёк согласился. Устанавливаем соединение.",
 "remote.declined.title": "Отклонено в кошельке",
 "remote.declined.body": "Ничего не подключено. Можно попробовать ещё раз.",
 "remote.unreachable.title": "Не удалось создать код",
 "remote.unreachable.body": "Сервис для связи с кошельком не отвечает. Проверьте подключение к интернету и повторите попытку.",
 "remote.refused.title": "Не удалось создать код",
 "remote.refused.body": "Сервис для связи с кошельком отклонил эту страницу. Проверьте часы на устройстве и повторите попытку.",
 "remote.failed.title": "Не удалось подключиться",
 "remote.failed.body": "Ответ кошелька здесь не подходит. Повторите попытку или выберите другой кошелёк.",
 "error.pairing/expired": "Срок действия кода истёк до ответа кошелька. Повторите попытку.",
 "error.pairing/relay_unreachable": "Сервис между этой страницей и вашим кошельком недоступен. Повторите попытку.",
 "error.pairing/relay_refused": "Сервис между этой страницей и вашим кошельком отклонил это приложение. Сообщите его разработчикам.",
 "error.pairing/invalid_grant": "Кошелёк разрешил не то, что было запрошено. Повторите попытку.",
 "embedded.frame.login": "Вход в кошелёк",
 "embedded.frame.approval": "Запрос к вашему кошельку",
 "embedded.frame.account": "Ваш аккаунт кошелька",
 "embedded.sending": [
  "Отправляем письмо на ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Загружаем кошелёк",
 "embedded.linking.title": "Вы вошли",
 "embedded.linking.body": "Открываем кошелёк…",
 "embedded.failed.title": "Не удалось войти",
 "embedded.failed.noAccess": "Нет доступа для этого аккаунта",
 "embedded.failed.otherEmail": "Указать другую почту",
 "embedded.row.subtitle": "Вход по почте",
 "embedded.security.title": "Безопасность",
 "embedded.security.subtitle": "Кто может открыть ваш кошелёк",
 "embedded.security.assisted": "Чтобы открыть его, достаточно вашего входа.",
 "embedded.security.fragile": "Открыть его можете только вы, одним способом.",
 "embedded.security.secured": "Открыть его можете только вы.",
 "embedded.security.exit": "Открыть его можете только вы, и вы можете уйти.",
 "embedded.security.next.kit": "Далее: комплект восстановления",
 "embedded.security.next.passkey": "Далее: ключ доступа",
 "embedded.security.next.secure": "Далее: доступ только для вас",
 "embedded.security.next.export": "Далее: комплект для выхода",
 "embedded.security.failed": "Не удалось это показать",
 "embedded.change.intro": "Вы получите код на текущий адрес, а затем — на новый.",
 "embedded.change.present": "Текущая почта",
 "embedded.change.label": "Новый адрес почты",
 "embedded.change.send": "Продолжить",
 "embedded.change.done": "Почта изменена",
 "embedded.notAllowed": "Действие запрещено",
 "embedded.error.email_invalid": "Введите адрес электронной почты, например ana@example.com.",
 "embedded.error.login/cool_down": [
  "Повторите попытку через ",
  [
   "seconds"
  ],
  " с"
 ],
 "embedded.error.embedded/load_failed": "Не удалось загрузить кошелёк. Проверьте подключение и повторите попытку позже.",
 "embedded.error.embedded/timeout": "Кошелёк слишком долго не отвечал. Повторите попытку.",
 "embedded.error.login/mail_failed": "Не удалось доставить письмо. Проверьте адрес или повторите попытку.",
 "embedded.error.login/attempt_ended": "Срок действия кода истёк. Запросите новый.",
 "embedded.error.login/too_many_tries": "Слишком много неверных кодов. Запросите новый.",
 "embedded.error.login/device_refused": "В письме выбрано другое число. Повторите попытку и выберите число, которое видите здесь.",
 "embedded.error.login/change_pending": "Почта этого аккаунта была изменена. Откройте ссылку в уведомлении, чтобы отменить это, или подождите день.",
 "embedded.error.login/not_allowed": "Этот сайт не пускает этот аккаунт. Используйте другой или запросите доступ у сайта.",
 "embedded.error.login/user_disabled": "Это приложение отключило ваш аккаунт. Войдите снова, чтобы забрать кошелёк с собой.",
 "embedded.error.login/email_off": "Вход по почте здесь недоступен.",
 "embedded.error.login/clock_skewed": "Проверьте дату и время на этом устройстве и повторите попытку.",
 "embedded.error.request/http_failed": "Не удалось связаться с сервером кошелька. Проверьте подключение и повторите попытку.",
 "embedded.error.embedded/unreachable": "Сейчас ваш кошелёк недоступен. Повторите попытку через минуту.",
 "embedded.error.embedded/untrusted": "Кошелёк не открыт, потому что сервер прислал то, что ему не принадлежит. Обратитесь в поддержку этого сайта.",
 "embedded.error.stopped": "Работа кошельков сейчас приостановлена. Повторите попытку позже.",
 "embedded.error.escrow/login_required": "Войдите снова — по ссылке и коду из письма.",
 "embedded.error.request/too_many": "Слишком много запросов сразу. Подождите немного и повторите попытку.",
 "embedded.error.failed": "Не получилось. Повторите попытку.",
 "embedded.row.social": [
  "Вход через ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Войти с аккаунтом",
 "embedded.social.continue": [
  "Продолжить с ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Продолжите в окне",
 "embedded.social.waiting.body": [
  "Войдите через ",
  [
   "provider"
  ],
  " в открывшемся окне."
 ],
 "embedded.social.blocked": "Окно заблокировано",
 "embedded.social.closed": "Окно закрыто",
 "embedded.social.declined": "Вход отклонён",
 "embedded.social.open": "Открыть окно",
 "embedded.social.other": "Другой способ",
 "embedded.farcaster.scan": "Отсканируйте телефоном",
 "embedded.farcaster.here": "Продолжить в Farcaster",
 "embedded.farcaster.only": "Подтвердите в приложении Farcaster. Подтверждайте только тот вход, который начали сами.",
 "embedded.farcaster.expires": [
  "Код действует ещё ",
  [
   "seconds"
  ],
  " с."
 ],
 "embedded.farcaster.code": "Код для приложения Farcaster",
 "embedded.farcaster.copy": "Копировать ссылку",
 "embedded.farcaster.open": "Открыть Farcaster",
 "embedded.farcaster.failed": [
  "Не удалось подключиться к ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "Срок действия кода истёк",
 "embedded.farcaster.expiredBody": "Его не подтвердили вовремя. Повторите попытку, чтобы получить новый код.",
 "embedded.error.login/window_blocked": "Браузер не дал открыть окно. Откройте его кнопкой ниже.",
 "embedded.error.login/window_closed": "Вы закрыли его, не завершив вход. Можно попробовать ещё раз.",
 "embedded.error.login/window_foreign": "В окне выбрано другое число. Повторите попытку и выберите число, которое видите здесь.",
 "embedded.error.login/visit_ended": "Вход занял слишком много времени. Повторите попытку.",
 "embedded.error.login/provider_declined": "Вы отказались в окне, поэтому ничего не передано. Можно попробовать ещё раз.",
 "embedded.error.login/provider_failed": "Подтвердить вход там не удалось. Повторите попытку чуть позже.",
 "embedded.error.login/provider_off": "Этот способ входа здесь недоступен. Выберите другой.",
 "embedded.passkey.continue": "Войти с ключом доступа",
 "embedded.passkey.name": "Ключ доступа",
 "embedded.row.passkey": "Вход с ключом доступа",
 "embedded.guest.continue": "Продолжить как гость",
 "embedded.guest.name": "Гость",
 "embedded.row.guest": "Без почты",
 "embedded.guest.secure": "Защитить этот кошелёк",
 "embedded.security.temporary": "Только в этом браузере. Очистите его данные — и кошелька не станет.",
 "embedded.error.login/guest_off": "Этот сайт не пускает гостей. Выберите другой способ.",
 "embedded.linked.title": "Привязанные кошельки",
 "embedded.linked.subtitle": "Кошельки, которые у вас уже есть",
 "embedded.linked.intro": "Это приложение знает, что эти кошельки ваши. Открыть кошелёк вашего входа они не могут.",
 "embedded.linked.unread": "Не удалось загрузить привязанные кошельки",
 "embedded.linked.none.title": "Нет привязанных кошельков",
 "embedded.linked.none.body": "Привяжите кошелёк, который у вас уже есть, чтобы приложение знало, что он ваш. Он подпишет сообщение — это бесплатно.",
 "embedded.linked.add": "Привязать кошелёк",
 "embedded.linked.full": [
  "Вы привязали кошельки: ",
  [
   "count"
  ],
  ". Больше нельзя. Сначала отвяжите один."
 ],
 "embedded.linked.choose": "Выберите кошелёк в этом браузере.",
 "embedded.linked.missing.title": "Кошелёк не найден",
 "embedded.linked.missing.body": "Установите или включите кошелёк в этом браузере и повторите попытку.",
 "embedded.linked.unlink": "Отвязать",
 "embedded.linked.keep": "Оставить",
 "embedded.linked.cancel": "Отмена",
 "embedded.linked.confirm.title": [
  "Отвязать ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "Приложение больше не будет знать, что этот кошелёк ваш. Его можно привязать снова.",
 "embedded.linked.step.connect.title": [
  "Подключитесь в ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Выберите аккаунт, который хотите привязать.",
 "embedded.linked.step.approve.title": [
  "Привязываем ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Загружаем запрос…",
 "embedded.linked.step.sign.title": [
  "Подпишите в ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Сообщение показывает, что кошелёк ваш. Оно ничего не перемещает.",
 "embedded.linked.declined": "Отклонено. Ничего не привязано.",
 "embedded.linked.error.links/taken": "Этот кошелёк привязан к другому аккаунту этого приложения. Сначала отвяжите его там.",
 "embedded.linked.error.links/ended": "Это заняло слишком много времени. Повторите попытку.",
 "embedded.linked.error.escrow/waiting": "Это новое устройство. Оно сможет привязывать кошельки, когда сможет открыть ваш."
}
export default catalogue
