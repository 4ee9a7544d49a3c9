// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "リカバリーフレーズ",
 "exit.ask.title": "リカバリーフレーズを表示",
 "exit.ask.login": "表示するには、10分以内のログインが必要です。それより前の場合は、先にメールでコードが届きます。",
 "exit.ask.again": "表示するには、10分以内のログインが必要です。それより前の場合は、先にログアウトして、もう一度ログインしてください。",
 "exit.ask.factor": "先にパスキーまたはリカバリーキットを使ってください。",
 "exit.ask.warning.anyone": "このフレーズを持つ人は誰でも、このウォレットのすべてを永久に奪えます。",
 "exit.ask.warning.asked": "アプリやサポートが必要とすることは決してありません。人やページから求められたら、それは盗みの手口です。",
 "exit.ask.show": "フレーズを表示",
 "exit.ask.passkey": "パスキーを使う",
 "exit.ask.kit": "キットを使う",
 "exit.code.title": "コードを入力",
 "exit.code.body": [
  [
   "email"
  ],
  "に8桁のコードを送りました。"
 ],
 "exit.code.label": "コード",
 "exit.problem.login": "ログインしてから時間が経っています。ログアウトしてもう一度ログインし、10分以内に戻ってください。",
 "exit.problem.code": "最新のメールのコードと一致しません。もう一度照合してください。",
 "exit.problem.ended": "このコードは使えなくなりました。ウィンドウを閉じて、最初からやり直してください。",
 "exit.words.title": "リカバリーフレーズ",
 "exit.words.body": [
  "この",
  [
   "count"
  ],
  "個の単語をこの順番で入力すると、どのウォレットアプリでもアカウントを開けます。印刷するか、書き写すか、ファイルに保存してください。"
 ],
 "exit.words.list": "リカバリーフレーズ",
 "exit.words.show": "単語を表示",
 "exit.words.hide": "単語を隠す",
 "exit.words.test": "移行キットをテスト",
 "exit.words.assisted": "このウォレットは、まだ運営者も開けます。開けるのがあなただけになると、この単語を移行キットとしてテストできます。",
 "exit.file.save": "ファイルを保存",
 "exit.file.about": "ファイルは、このコードがあればどのブラウザでもオフラインで開けます。コードを書き写し、ファイルとは別の場所に保管してください。",
 "exit.file.code": "ファイルのコード",
 "exit.file.title": "ウォレットの移行キット",
 "exit.file.how": "このファイルには、暗号化されたウォレットのリカバリーフレーズが入っています。コードを入力すると読めます。どこにも送信されず、オフラインで使えます。",
 "exit.file.open": "開く",
 "exit.file.wrong": "このコードではファイルを開けません。コードは26文字の英数字です。",
 "exit.test.title": "移行キットをテスト",
 "exit.test.words": "控えを見て、次の単語を入力してください。",
 "exit.test.file": "保存したファイルを選び、控えを見てコードを入力してください。",
 "exit.test.word": [
  [
   "number"
  ],
  "番目の単語"
 ],
 "exit.test.file.label": "ファイル",
 "exit.test.useFile": "代わりにファイルをテスト",
 "exit.test.useWords": "代わりに単語をテスト",
 "exit.test.back": "単語をもう一度表示",
 "exit.test.wrongWord": "単語が違います。もう一度照合してください。",
 "exit.test.wrongFile": "このファイルとコードでは、このウォレットのフレーズになりません。コードをもう一度照合してください。",
 "exit.test.noFile": "先にファイルを選んでください。",
 "exit.finish.title": "移行キットは正しく使えます",
 "exit.finish.body": "完了すると、ウォレットに記録されます。",
 "exit.finish.do": "完了",
 "exit.sheet.title": "ウォレットの移行キット",
 "exit.sheet.how": "リカバリーフレーズ（BIP-39）をインポートできるウォレットアプリに、単語を順番どおり入力してください。導出パスを求められたら、アドレスの下のパスを使います。入力後にアドレスを照合してください。",
 "exit.sheet.path": [
  "パス：",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "パスなし：単語のみ（sr25519）",
 "exit.sheet.safe": "スマートアカウント（アプリが作成した場合）：所有者は上記のEthereumアカウントです",
 "exit.import.title": "お持ちのフレーズを使う",
 "exit.import.warning": "現在のウォレットは、ここでは開けなくなります。資産が残っている場合に備え、先に現在のフレーズを保管してください。",
 "exit.import.keep": "これは現在のウォレットのフレーズです。保管してください。以後、このウォレットを開く唯一の手段になります。",
 "exit.import.next": "保管しました",
 "exit.import.type": "フレーズを入力",
 "exit.import.body": "別のウォレットのリカバリーフレーズ（12語または24語）を順番どおりに入力してください。追加のパスフレーズには対応していません。",
 "exit.import.wrong": "有効な12語または24語のリカバリーフレーズではありません。単語を1つずつ照合してください。",
 "exit.import.confirm": "これはあなたのウォレットですか？",
 "exit.import.compare": "アドレスを照合してください。このウォレットで使えるのは、各種類の最初のアカウントだけです。",
 "exit.import.do": "このウォレットを使う",
 "exit.keys.title": "インポートした鍵",
 "exit.keys.body": "これらはリカバリーフレーズでは復元できません。ファイルと紙の控えには含まれています。",
 "exit.sheet.imported": "インポートした鍵：フレーズでは復元できません",
 "exit.key.title": "秘密鍵をインポート",
 "exit.key.body": "別のウォレットから書き出した、1つのアカウントの秘密鍵を貼り付けてください。Ethereumは16進数、Solanaはbase58または数字の列、BitcoinはKまたはLで始まる文字列です。",
 "exit.key.warning.words": "このアカウントはリカバリーフレーズでは復元できません。鍵を保管するか、あとで移行キットを作成してください。",
 "exit.key.warning.given": "他人から渡された鍵は、決してインポートしないでください。そこに届いたものをすべて奪われるおそれがあります。",
 "exit.key.field": "秘密鍵",
 "exit.key.wrong": "このウォレットで使える秘密鍵ではありません。アドレスやリカバリーフレーズは使えません。",
 "exit.key.confirm": "これはあなたのアカウントですか？",
 "exit.key.compare": "別のウォレットのアドレスと照合してください。",
 "exit.key.name": "名前",
 "exit.key.name.first": [
  "インポート",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "名前は1～32文字にしてください。",
 "exit.key.do": "このアカウントをインポート",
 "exit.key.exists": "このアカウントはすでにウォレットにあります。",
 "exit.key.full": "インポートできる鍵の数が上限に達しています。",
 "security.level.temporary.title": "このブラウザだけにあります",
 "security.level.temporary.body": "このブラウザのデータを削除すると、ウォレットは永久に失われます。メールアドレスが登録されていないため、運営者も開けません。",
 "security.level.assisted.title": "メールだけでこのウォレットを開けます",
 "security.level.assisted.body": "メールでログインすれば、どの新しいデバイスでも開けます。あなたのメールを読める人や、このウォレットの運営者にも開けてしまいます。",
 "security.level.assisted.login.title": "ログインだけでこのウォレットを開けます",
 "security.level.assisted.provider.body": "ログインに使うサービスのアカウントがあれば、どの新しいデバイスでも開けます。そのアカウントに侵入した人や、このウォレットの運営者にも開けてしまいます。",
 "security.level.assisted.token.body": [
  [
   "host"
  ],
  "のアカウントがあれば、どの新しいデバイスでも開けます。そのアカウントに侵入した人、",
  [
   "host"
  ],
  "自体、このウォレットの運営者にも開けてしまいます。"
 ],
 "security.level.fragile.title": "開けるのはあなただけで、方法は1つです",
 "security.level.fragile.body": "ログインだけでも、運営者でも開けません。ただし、デバイスと、1つしかないパスキーまたはキットを失うと、ウォレットは失われます。",
 "security.level.secured.title": "このウォレットを開けるのはあなただけです",
 "security.level.secured.body": "ログインだけでも、運営者でも開けません。新しいデバイスで開くには、あなたのパスキーかキットのいずれかが必要です。",
 "security.level.exit.title": "当社なしでも、あなただけが開けます",
 "security.level.exit.body": "このウォレットはフレーズから復元済みです。このサービスが終了しても、あなたのものであり続けます。",
 "security.factors": "開く手段",
 "security.factor.device.title": "このデバイス",
 "security.factor.device.about": "このブラウザのデータを削除するまで有効です。",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "other": [
     "ほかのデバイスまたはサイト：",
     0,
     "件"
    ]
   }
  ]
 ],
 "security.factor.others.about": "以前に開いたことがある場所です。",
 "security.factor.passkey.title": "パスキー",
 "security.factor.passkey.numbered": [
  "パスキー",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "このデバイスを失ったときに役立ちます。",
 "security.factor.kit.title": "リカバリーキット",
 "security.factor.kit.numbered": [
  "リカバリーキット",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "紙に保管します。ほかをすべて失ったときに役立ちます。",
 "security.factor.escrow.title": "メール（運営者の協力が必要）",
 "security.factor.escrow.login": "ログイン（運営者の協力が必要）",
 "security.factor.escrow.about": "ほかをすべて失ったときに役立ちます。運営者も使うことができます。",
 "security.remove": "削除",
 "security.remove.kit.label": [
  "リカバリーキット",
  [
   "number"
  ],
  "を削除"
 ],
 "security.remove.passkey.label": [
  "パスキー",
  [
   "number"
  ],
  "を削除"
 ],
 "security.remove.kit.title": "このリカバリーキットを削除しますか？",
 "security.remove.kit.body": "26文字のコードではウォレットを開けなくなります。元に戻せませんが、別のキットを作成できます。",
 "security.remove.passkey.title": "このパスキーを削除しますか？",
 "security.remove.passkey.body": "このパスキーではウォレットを開けなくなります。そのあと、デバイスやパスワードマネージャーからも削除してください。",
 "security.remove.leavesOne": "新しいデバイスでウォレットを開く手段が1つだけになります。それとデバイスを失うと、ウォレットが失われる可能性があります。",
 "security.window.why": "この操作は、どのページからも読み取ったり隠したりできないウォレットのウィンドウで行います。",
 "security.window.open": "開いたウィンドウで続けてください。",
 "security.window.blocked": "ウィンドウが開きませんでした。このページのポップアップを許可して、もう一度お試しください。",
 "security.window.closed": "ウィンドウが閉じられました。何も変更されていません。",
 "security.window.again": "もう一度開く",
 "security.window.close": "このウィンドウを閉じる",
 "security.news.kit": "リカバリーキットの準備ができました。",
 "security.news.passkey": "パスキーの準備ができました。",
 "security.news.guest": "パスキーの準備ができました。今後はパスキーでログインしてください。",
 "security.news.secure": "今後、このウォレットを開けるのはあなただけです。",
 "security.news.remove": "これではウォレットを開けなくなりました。",
 "security.next.kit": "次のステップ：ほかをすべて失っても、紙に保管したコードでウォレットを開けるようにします。",
 "security.next.passkey": "次のステップ：1つを失ってもウォレットを失わないよう、2つ目の手段を用意します。",
 "security.next.passkey.guest": "次のステップ：ほかのブラウザでもウォレットを開けるパスキーを追加します。",
 "security.next.secure": "次のステップ：ログインだけの人と運営者には開けないようにします。",
 "security.next.none": "パスキーとキットは、それぞれ別の場所に保管してください。",
 "security.do.kit": "リカバリーキットを作成",
 "security.do.kit.another": "リカバリーキットをもう1つ作成",
 "security.do.passkey": "パスキーを追加",
 "security.do.passkey.another": "パスキーをもう1つ追加",
 "security.do.passkey.guest": "パスキーで保護",
 "security.do.secure": "自分だけのものにする",
 "security.done": "完了",
 "security.continue": "続ける",
 "security.cancel": "キャンセル",
 "security.done.kit.title": "リカバリーキットの準備ができました",
 "security.done.kit.body": "パスポートと同じように大切に保管し、鍵を預けられる人以外には教えないでください。",
 "security.done.passkey.title": "パスキーの準備ができました",
 "security.done.passkey.body": "パスキーのあるすべてのデバイスでウォレットを開けます。",
 "security.done.secure.title": "このウォレットはあなただけのものです",
 "security.done.secure.body": "ログインだけでも、運営者でも開けなくなりました。",
 "security.done.remove.title": "削除しました",
 "security.done.remove.body": "これではウォレットを開けなくなりました。",
 "security.done.unlock.title": "ウォレットが開きました",
 "security.done.unlock.body": "今後はこのデバイスで開けます。",
 "security.title.kit": "リカバリーキット",
 "security.title.passkey": "パスキーを追加",
 "security.title.secure": "このウォレットを自分だけのものにする",
 "security.title.remove": "削除",
 "security.title.unlock": "ウォレットを開く",
 "security.kit.title": "リカバリーキット",
 "security.kit.body": [
  "この26文字を印刷するか書き写してください。デバイスを失ったとき、ウォレットを開けます。",
  [
   "host"
  ],
  "以外では入力しないでください。"
 ],
 "security.kit.kept": "保管しました",
 "security.kit.copy": "コピー",
 "security.kit.copied": "コピーしました",
 "security.kit.print": "印刷",
 "security.check.title": "キットの確認",
 "security.check.body": "控えを見て、次の2つのグループを入力してください。",
 "security.check.group": [
  "グループ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "キットの内容と一致しません。もう一度照合してください。",
 "security.check.back": "キットをもう一度表示",
 "security.sheet.about": "ログイン後にこのコードを使うと、新しいデバイスでウォレットを開けます。コードを持ち、あなたとしてログインできる人は、ウォレットを使えます。人に教えないでください。",
 "security.sheet.wallet": "ウォレット",
 "security.sheet.date": "作成日",
 "security.sheet.account": "アカウント",
 "security.sheet.how": "使い方：新しいデバイスでログインし、ウォレットのウィンドウで「リカバリーキット」を選んで、コードを入力します。スペース、ハイフン、小文字は区別されません。",
 "security.passkey.title": "パスキーを追加",
 "security.passkey.body": "パスキーは、スマートフォン、コンピューター、パスワードマネージャー、セキュリティキーに保存されます。パスキーのあるすべてのデバイスで、このウォレットを開けます。",
 "security.passkey.create": "パスキーを作成",
 "security.problem.cancelled": "パスキーは使われませんでした。準備ができたら、もう一度お試しください。",
 "security.problem.noPrf": "このパスキーの保存先は秘密の値を計算できない（PRF非対応）ため、ウォレットを保護できません。別のデバイスかパスワードマネージャー、またはリカバリーキットをお使いください。このパスキーは削除してかまいません。",
 "security.problem.foreign": "このパスキーではこのウォレットを開けません。別のものをお選びください。",
 "security.problem.unsupported": "このブラウザでは、ここでパスキーを使えません。別のブラウザかリカバリーキットをお使いください。",
 "security.problem.wrongKit": "このコードではこのウォレットを開けません。キットと照合してください。",
 "security.problem.badKit": "リカバリーキットは26文字の英数字です。足りない文字か、使われない文字があります。",
 "security.problem.conflict": "別のデバイスがウォレットを変更したところです。もう一度お試しください。",
 "security.problem.limited": "ウォレットを開く回数が多すぎます。数分待ってから、もう一度お試しください。",
 "security.problem.stopped": "現在、ウォレットは一時停止中です。あとでもう一度お試しください。",
 "security.problem.failed": "うまくいきませんでした。接続を確認して、もう一度お試しください。",
 "security.kitField.hint": "26文字の英数字です。スペース、ハイフン、小文字は区別されません。",
 "security.unlock.title": "ウォレットを開く",
 "security.unlock.body": "ウォレットはまだこのデバイスを認識していません。パスキー、リカバリーキット、またはウォレットを開けるデバイスを使ってください。",
 "security.unlock.passkey": "パスキーを使う",
 "security.unlock.or": "または",
 "security.unlock.kit": "キットで開く",
 "security.secure.title": "このウォレットを自分だけのものにする",
 "security.secure.body": "以後、パスキー、キット、このデバイスでしか開けなくなります。",
 "security.secure.do": "自分だけが開けるようにする",
 "security.secure.warning.email": "ログインだけでは開けなくなり、運営者も復旧をお手伝いできません。",
 "security.secure.warning.loss": "パスキー、キット、デバイスをすべて失うと、ウォレットとその中身は永久に失われます。",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "other": [
     "ほかの",
     0,
     "件のデバイスまたはサイトで、パスキーかキットが一度求められます。"
    ]
   }
  ]
 ],
 "security.secure.show": "先に使えることを確認",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "=1": "パスキーを使う",
    "other": [
     "パスキーを使う（",
     [
      "number"
     ],
     "/",
     0,
     "）"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "パスキーは使えます",
 "security.secure.samePasskey": "これはすでに使いました。別のパスキーをお選びください。",
 "security.locked.title": "新しいデバイスです",
 "security.locked.body": "ログインしました。ここでウォレットを開くには、パスキー、リカバリーキット、またはお持ちの別のデバイスを使ってください。",
 "security.locked.open": "ウォレットを開く",
 "security.news.export": "移行キットのテストが済みました。",
 "security.next.export": "次のステップ：このサービスが終了してもウォレットを持ち続けられるよう、移行キットを用意します。",
 "security.do.export": "移行キットを作成",
 "security.do.words": "リカバリーフレーズを表示",
 "security.done.exit.title": "いつでも移行できます",
 "security.done.exit.body": "フレーズのテストが済みました。このサービスが終了しても、ほかのアプリでこのウォレットを開けます。",
 "security.devices.title": "デバイスと履歴",
 "security.devices.heading": "ログイン中の場所",
 "security.devices.this": [
  "このデバイス（",
  [
   "site"
  ],
  "）"
 ],
 "security.devices.used": [
  [
   "site"
  ],
  "、最終使用：",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  [
   "site"
  ],
  "の",
  [
   "browser"
  ],
  "を削除"
 ],
 "security.devices.back": "戻る",
 "security.activity.heading": "操作の履歴",
 "security.activity.none": "まだ何も署名していません。",
 "security.activity.signed": [
  [
   "site"
  ],
  "で署名"
 ],
 "security.activity.signed.removed": "削除済みのデバイスで署名",
 "security.activity.exported": [
  [
   "site"
  ],
  "でリカバリーフレーズを表示"
 ],
 "security.activity.exported.removed": "削除済みのデバイスでリカバリーフレーズを表示",
 "security.remove.device.title": "このデバイスを削除しますか？",
 "security.remove.device.body": "すぐにログアウトされ、再びウォレットを開くにはパスキー、キット、または新たなログインが必要になります。",
 "security.devices.loading": "読み込み中…",
 "security.do.import": "お持ちのフレーズを使う",
 "security.done.import.title": "フレーズを設定しました",
 "security.done.import.body": "ログアウトしました。このウォレットを使うには、もう一度ログインしてください。",
 "security.problem.worn": "試行回数が多すぎます。このウィンドウを閉じて、もう一度開いてください。",
 "security.problem.noneHere": "パスキーは使われませんでした。別のデバイスにある場合は、そのデバイスのものをお使いください。削除した場合は、ほかのパスキーでログインできます。1つも残っていない場合は、新しく作成してください。新しい空のウォレットが付属します。",
 "security.problem.unknown": "このパスキーではここにログインできません。別のサイト用か、別の方法でログインしたあとにウォレットを開くためのものです。別のパスキーを選ぶか、戻って別の方法をお使いください。",
 "security.problem.off": "ここでは新しいパスキーを作成できません。別の方法でログインしてください。",
 "security.login.title": "パスキーで続ける",
 "security.login.about": "パスキーでログインするか、新しく作成してください。作成すると専用のウォレットが付属します。",
 "security.login.body": "パスキーは、スマートフォン、コンピューター、パスワードマネージャー、セキュリティキーに保存されます。ログインにもウォレットを開くのにも使います。",
 "security.login.use": "パスキーを使う",
 "security.login.create": "新しいパスキーを作成",
 "security.login.foot": "新しいパスキーを作ると、新しいウォレットができます。メールでの復旧はできません。唯一のパスキーを削除すると、ウォレットは失われます。",
 "security.done.login.title": "ログインしました",
 "security.done.login.body": "このデバイスでウォレットが開きました。",
 "security.title.login": "パスキー",
 "security.do.key": "秘密鍵をインポート",
 "security.news.key": "アカウントをウォレットに追加しました。「アカウント」で切り替えられます。",
 "security.done.key.title": "アカウントをウォレットに追加しました",
 "security.done.key.body": "リカバリーフレーズでは復元できません。鍵がクリップボードに残っている可能性があります。別のものをコピーしてください。",
 "security.second": "2段階認証",
 "security.totp.row": "認証アプリ",
 "security.totp.off": "オフ。メールやログインに侵入されたときの備えです。オンにすると、新しいデバイスではスマートフォンのコードも必要になります。",
 "security.totp.off.own": "オフ。ロックされていないブラウザを他人に使われたときの備えです。オンにすると、ウォレットを開ける人の変更やフレーズの表示にコードが必要になります。",
 "security.totp.on": "オン。ログインで新しいデバイスを使うには、コードが必要です。ウォレットを開ける人の変更とフレーズの表示にも必要です。",
 "security.totp.on.own": "オン。ウォレットを開ける人の変更とフレーズの表示には、コードが必要です。",
 "security.totp.setUp": "設定",
 "security.totp.setUp.label": "認証アプリを設定",
 "security.totp.remove.label": "認証アプリを削除",
 "security.totp.title": "認証アプリを設定",
 "security.totp.body": "スマートフォンの認証アプリでスキャンしてください。30秒ごとに新しいコードが表示されます。",
 "security.totp.qr": "認証アプリ用のQRコード",
 "security.totp.byHand": "または、このキーをアプリに入力してください",
 "security.totp.keep.title": "バックアップコードを保管してください",
 "security.totp.keep.body": "それぞれ1回だけ、アプリの代わりに使えます。スマートフォンとこれらのコードを失うと、ログインで新しいデバイスからウォレットを開けなくなります。",
 "security.totp.kept": "保管しました",
 "security.totp.confirm.title": "コードを入力",
 "security.totp.confirm.body": "認証アプリに今表示されている6桁の数字です。",
 "security.totp.turnOn": "オンにする",
 "security.totp.codeLabel": "アプリのコード",
 "security.totp.backupLabel": "バックアップコード",
 "security.totp.useBackup": "バックアップコードを使う",
 "security.totp.useApp": "アプリを使う",
 "security.totp.step.title": "ご本人の確認",
 "security.totp.step.body": "認証アプリに今表示されている6桁の数字を入力してください。",
 "security.totp.unlock.title": "ウォレットを開く",
 "security.totp.unlock.body": "ウォレットはまだこのデバイスを認識していません。認証アプリに今表示されている6桁の数字を入力してください。",
 "security.totp.removeTotp.title": "認証アプリを削除しますか？",
 "security.totp.removeTotp.body": "以後、コードは求められません。確認のため、最後にもう一度コードを入力してください。",
 "security.done.totp.title": "認証アプリがオンになりました",
 "security.done.totp.body": "今後、ログインだけの新しいデバイスを信頼する前に、コードが求められます。",
 "security.done.removeTotp.title": "削除しました",
 "security.done.removeTotp.body": "ウォレットでコードは求められなくなりました。アプリ内の項目は削除してかまいません。",
 "security.news.totp": "認証アプリがオンになりました。",
 "security.news.removeTotp": "ウォレットでコードは求められなくなりました。",
 "security.locked.code": "ログインしました。ここでウォレットを開くには、認証アプリを使ってください。",
 "security.problem.codeWrong": "コードが正しくないか、使用済みです。アプリに次のコードが表示されるまでお待ちください。",
 "security.problem.codeLocked": "コードの入力を何度も間違えました。しばらくコードを受け付けません。あとでもう一度お試しください。",
 "security.problem.codeLate": "入力したコードは無効になりました。このウィンドウを閉じて、最初からやり直してください。",
 "security.level.assisted.totp.title": "ログインとコードでこのウォレットを開けます",
 "security.level.assisted.totp.body": "新しいデバイスでは、ログインと認証アプリのコードが必要です。このウォレットの運営者は、引き続き開くことができます。",
 "security.locked.other": "別の方法で開く",
 "security.unlock.device": "別のデバイスを使う",
 "security.wait.title": "別のデバイスで承認してください",
 "security.wait.body": "ウォレットを開けるデバイスで「セキュリティ」に進み、「新しいデバイスを承認」を選んで、このコードを入力してください。",
 "security.wait.status": "別のデバイスを待っています…",
 "security.wait.warning": "このコードは誰にも教えないでください。10分間、1回だけ使えます。",
 "security.do.approve": "新しいデバイスを承認",
 "security.title.approve": "新しいデバイスを承認",
 "security.approve.title": "新しいデバイスを承認",
 "security.approve.body": "新しいデバイスでログインし、「別のデバイスを使う」を選んでください。表示されたコードを入力します。",
 "security.approve.label": "新しいデバイスのコード",
 "security.approve.ask": "これはあなたのデバイスですか？",
 "security.approve.device": [
  [
   "site"
  ],
  "の",
  [
   "browser"
  ],
  "が、ウォレットを開く許可を求めています。"
 ],
 "security.approve.warning": "そのデバイスが手元にある場合だけ承認してください。他人からコードを渡された場合は拒否してください。ウォレットの中身をすべて奪われるおそれがあります。",
 "security.approve.do": "ウォレットを開くことを許可",
 "security.approve.decline": "拒否",
 "security.done.approve.title": "新しいデバイスでウォレットを開けます",
 "security.done.approve.body": "「デバイスと履歴」に表示され、そこで削除できます。",
 "security.news.approve": "新しいデバイスでウォレットを開けます。",
 "security.problem.deviceCode": "このコードを表示している新しいデバイスはありません。コードを照合し、そのデバイスがまだ待機中か確認してください。",
 "security.problem.declined": "別のデバイスが拒否しました。",
 "security.problem.ended": "コードの有効期限が切れました。新しいデバイスで最初からやり直してください。",
 "security.devices.waits": [
  "新しいデバイス（",
  [
   "site"
  ],
  "）。",
  [
   "time"
  ],
  "からウォレットを開けます。あなたのものでない場合は削除してください。"
 ],
 "security.title.share": "別のアプリで同じウォレットを使う",
 "security.share.title": "ここでも同じウォレットを使いますか？",
 "security.share.about": [
  [
   "site"
  ],
  "にウォレットをお持ちです。このアプリでも使うか、別のウォレットを作るかを選んでください。"
 ],
 "security.share.body": [
  [
   "app"
  ],
  "は、ウォレットをお持ちのアプリと同じ提供元のものです。"
 ],
 "security.share.from": "ウォレットのある場所",
 "security.share.to": "追加先",
 "security.share.gets": "このアプリは、あなたのアドレスとリンク済みウォレットを確認し、署名を求めることができます。これまでどおり、承認は毎回あなたが行います。",
 "security.share.same": "両方のアプリに、同じ人だと分かります。鍵はウォレットの中に残ります。",
 "security.share.end": "「デバイスと履歴」で終了できます。",
 "security.share.yes": "このウォレットを使う",
 "security.share.no": "別のウォレットを作る",
 "security.share.foot": "別のウォレットにすると、再び確認されることはありません。",
 "security.done.share.title": "ここでも同じウォレットを使えます",
 "security.done.share.body": "このウィンドウを閉じてかまいません。",
 "security.done.separate.title": "別のウォレット",
 "security.done.separate.body": "アプリは別々のままです。このウィンドウを閉じてかまいません。",
 "security.apps.heading": "このウォレットを使うほかのアプリ",
 "security.apps.this": [
  [
   "name"
  ],
  "（このアプリ）"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  "、追加：",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  [
   "site"
  ],
  "からウォレットを外す"
 ],
 "security.remove.app.title": "このアプリからウォレットを外しますか？",
 "security.remove.app.body": "アプリはすぐにログアウトされ、署名を求められなくなります。次にログインするときに、もう一度選べます。",
 "security.confirm.row": "パスキーを求める",
 "security.confirm.about.none": "以前に追加したパスキーは使えません。この機能を使うには、新しく追加してください。",
 "security.confirm.about.never": "求めない。ロックされていないブラウザを使う他人が、何かを承認できてしまいます。",
 "security.confirm.about.above": "一定額を超えるときと、価値が分からないものすべて。",
 "security.confirm.about.always": "承認のたび。パスキーなしでは何も署名されません。",
 "security.confirm.about.ending": "承認のたび。ただし、パスキーなしで解除が申請されたため、まもなく終了します。続けるには、パスキーを一度使ってください。",
 "security.confirm.change": "変更",
 "security.confirm.change.label": "パスキーを求めるタイミングを変更",
 "security.confirm.title": "パスキーを求めるタイミング",
 "security.confirm.body": "承認の際にパスキーも必要になります。この設定は、ほかのデバイスにも適用されます。",
 "security.confirm.mode.never": "求めない",
 "security.confirm.mode.never.about": "承認だけで十分です。",
 "security.confirm.mode.above": "一定額を超えるとき",
 "security.confirm.mode.above.about": "トークン、使用許可、メッセージ、コントラクトの呼び出しでも求めます。",
 "security.confirm.mode.always": "承認のたび",
 "security.confirm.mode.always.about": "サーバーは、パスキーがある場合にだけ、鍵のうちサーバー側の半分を渡します。",
 "security.confirm.limit": [
  "超過額（",
  [
   "coin"
  ],
  "）"
 ],
 "security.confirm.limits.about": "承認ごとに、手数料込みの額で判断します。ほかのコインでは、常にパスキーを求めます。",
 "security.confirm.save": "パスキーで保存",
 "security.confirm.use": "パスキーを使う",
 "security.confirm.back": "戻る",
 "security.confirm.step.title": "ご本人の確認",
 "security.confirm.step.body": "ウォレットを開くたびにパスキーを求める設定です。確認すると、2分間ウォレットの設定を変更できます。",
 "security.confirm.lost": "パスキーが手元にありません",
 "security.confirm.lost.title": "パスキーなしで解除しますか？",
 "security.confirm.lost.body": "3日後に終了します。今すぐメールでもお知らせします。それまでにあなたのパスキーが使われると、オンのまま続きます。",
 "security.confirm.lost.do": "3日後に終了する",
 "security.done.confirm.title": "設定を保存しました",
 "security.done.confirm.body": "今後、すべてのデバイスに適用されます。",
 "security.done.confirmEnding.title": "3日後に終了します",
 "security.done.confirmEnding.body": "それまでは、パスキーなしでは何も署名されません。",
 "security.news.confirm": "パスキーを求めるタイミングを変更しました。",
 "security.news.confirmEnding": "3日後から、パスキーは求められなくなります。",
 "security.problem.confirmWrong": "このパスキーは受け付けられませんでした。このウォレットのパスキーで、もう一度お試しください。",
 "security.problem.noLimit": "少なくとも1つのコインに金額を入力してください。",
 "security.problem.badLimit": "金額は0.1のように数字で入力してください。",
 "security.level.assisted.confirm.title": "ログインとパスキーの両方で開けます",
 "security.level.assisted.confirm.body": "パスキーがなければ、ログインしても新しいデバイスでは開けず、何も署名されません。このウォレットの運営者は、引き続き開くことができます。",
 "security.looks.heading": "サポートによる操作",
 "security.looks.app": [
  [
   "app"
  ],
  "のサポートがあなたのアカウントを閲覧しました"
 ],
 "security.looks.operator": [
  "このウォレットサービスの運営者が、",
  [
   "app"
  ],
  "のあなたのアカウントを閲覧しました"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  "があなたのアカウントを停止しました"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  "があなたのアカウントを再開しました"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  "があなたのアカウントの削除を申請しました"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  "があなたのアカウントの削除申請を取り下げました"
 ],
 "security.looks.deletion-stopped": [
  [
   "app"
  ],
  "のアカウントを残すことを選びました"
 ],
 "security.looks.erases": [
  "このアカウントとウォレットは",
  [
   "time"
  ],
  "に削除されます。残すには、メールのリンクを開いてください。ウォレットの中身を残すには、その前にリカバリーフレーズを保存してください。"
 ],
 "security.leaving.title": "このアプリがあなたのアカウントを停止しました",
 "security.leaving.body": [
  [
   "host"
  ],
  "ではウォレットを使えなくなりました。ウォレットは引き続きあなたのものです。リカバリーフレーズを保存し、ほかのウォレットで開いてください。"
 ],
 "security.leaving.continue": "ウォレットを持ち出す",
 "security.leaving.close": "閉じる"
}
export default catalogue
