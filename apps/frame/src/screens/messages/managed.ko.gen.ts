// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "복구 문구",
 "exit.ask.title": "복구 문구 보기",
 "exit.ask.login": "복구 문구를 보려면 최근 10분 이내에 로그인해야 해요. 더 오래됐다면 먼저 이메일로 코드를 받아요.",
 "exit.ask.again": "복구 문구를 보려면 최근 10분 이내에 로그인해야 해요. 더 오래됐다면 먼저 로그아웃한 후 다시 로그인해 주세요.",
 "exit.ask.factor": "먼저 패스키나 복구 키트를 사용해 주세요.",
 "exit.ask.warning.anyone": "이 문구를 가진 사람은 누구나 이 지갑의 모든 것을 영구히 가져갈 수 있어요.",
 "exit.ask.warning.asked": "어떤 앱이나 고객 지원에도 이 문구는 필요하지 않아요. 누군가 또는 어떤 페이지가 요구한다면 훔치려는 거예요.",
 "exit.ask.show": "문구 보기",
 "exit.ask.passkey": "패스키 사용",
 "exit.ask.kit": "키트 사용",
 "exit.code.title": "코드 입력",
 "exit.code.body": [
  [
   "email"
  ],
  " 주소로 8자리 코드를 보냈어요."
 ],
 "exit.code.label": "코드",
 "exit.problem.login": "로그인한 지 너무 오래됐어요. 로그아웃한 후 다시 로그인하고 10분 이내에 돌아와 주세요.",
 "exit.problem.code": "마지막 메일의 코드와 달라요. 다시 비교해 주세요.",
 "exit.problem.ended": "이 코드는 더 이상 쓸 수 없어요. 이 창을 닫고 처음부터 다시 시작해 주세요.",
 "exit.words.title": "내 복구 문구",
 "exit.words.body": [
  "이 ",
  [
   "count"
  ],
  "개의 단어를 이 순서대로 입력하면 어느 지갑 앱에서나 내 계정이 열려요. 인쇄하거나 적어 두거나 파일에 보관해 주세요."
 ],
 "exit.words.list": "복구 문구",
 "exit.words.show": "단어 보기",
 "exit.words.hide": "단어 숨기기",
 "exit.words.test": "내보내기 키트 테스트",
 "exit.words.assisted": "이 지갑의 운영자도 아직 지갑을 열 수 있어요. 나만 열 수 있게 되면 이 단어를 내보내기 키트로 테스트할 수 있어요.",
 "exit.file.save": "파일 저장",
 "exit.file.about": "이 파일은 이 코드로 어느 브라우저에서나 네트워크 없이 열려요. 코드를 적어서 파일과 따로 보관해 주세요.",
 "exit.file.code": "파일 코드",
 "exit.file.title": "내 지갑의 내보내기 키트",
 "exit.file.how": "이 파일에는 암호화된 지갑 복구 문구가 들어 있어요. 코드를 입력하면 읽을 수 있어요. 어디에도 전송되지 않고 네트워크 없이 작동해요.",
 "exit.file.open": "열기",
 "exit.file.wrong": "이 코드로는 파일을 열 수 없어요. 코드는 영문자와 숫자 26자예요.",
 "exit.test.title": "내보내기 키트 테스트",
 "exit.test.words": "보관한 사본에서 다음 단어를 입력해 주세요.",
 "exit.test.file": "저장한 파일을 선택하고 보관한 사본의 코드를 입력해 주세요.",
 "exit.test.word": [
  [
   "number"
  ],
  "번째 단어"
 ],
 "exit.test.file.label": "파일",
 "exit.test.useFile": "대신 파일 테스트",
 "exit.test.useWords": "대신 단어 테스트",
 "exit.test.back": "단어 다시 보기",
 "exit.test.wrongWord": "단어가 달라요. 다시 비교해 주세요.",
 "exit.test.wrongFile": "이 파일과 코드로는 이 지갑의 복구 문구가 나오지 않아요. 코드를 다시 비교해 주세요.",
 "exit.test.noFile": "먼저 파일을 선택해 주세요.",
 "exit.finish.title": "내보내기 키트가 작동해요",
 "exit.finish.body": "완료하면 지갑이 이를 기억해요.",
 "exit.finish.do": "완료",
 "exit.sheet.title": "내 지갑의 내보내기 키트",
 "exit.sheet.how": "복구 문구(BIP-39)를 가져올 수 있는 지갑 앱에 단어를 순서대로 입력하세요. 파생 경로를 요구하면 주소 아래의 경로를 사용하세요. 그런 다음 주소를 비교하세요.",
 "exit.sheet.path": [
  "경로: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "경로 없음: 단어만 사용(sr25519)",
 "exit.sheet.safe": "스마트 계정(앱에서 만들어 준 경우): 위의 Ethereum 계정이 소유",
 "exit.import.title": "가지고 있는 문구 사용",
 "exit.import.warning": "현재 지갑은 더 이상 여기에서 열리지 않아요. 자산이 있을 수 있으니 먼저 그 지갑의 문구를 보관해 주세요.",
 "exit.import.keep": "현재 지갑의 복구 문구예요. 꼭 보관하세요. 이후에는 이 문구로만 그 지갑을 열 수 있어요.",
 "exit.import.next": "보관했어요",
 "exit.import.type": "문구 입력",
 "exit.import.body": "다른 지갑의 복구 문구 12개 또는 24개 단어를 순서대로 입력해 주세요. 추가 암호 문구는 지원하지 않아요.",
 "exit.import.wrong": "올바른 12개 또는 24개 단어의 복구 문구가 아니에요. 단어를 하나씩 비교해 주세요.",
 "exit.import.confirm": "내 지갑이 맞나요?",
 "exit.import.compare": "주소를 비교해 주세요. 이 지갑에는 종류별 첫 번째 계정만 있어요.",
 "exit.import.do": "이 지갑 사용",
 "exit.keys.title": "가져온 키",
 "exit.keys.body": "복구 문구로는 복원할 수 없어요. 파일과 종이 사본에는 포함되어 있어요.",
 "exit.sheet.imported": "가져온 키: 복구 문구로 복원되지 않음",
 "exit.key.title": "개인 키 가져오기",
 "exit.key.body": "다른 지갑에서 내보낸 계정 하나의 키를 붙여넣어 주세요. Ethereum은 16진수, Solana는 base58 또는 숫자 목록, Bitcoin은 K나 L로 시작하는 텍스트예요.",
 "exit.key.warning.words": "이 계정은 복구 문구로 복원되지 않아요. 키를 보관하거나 나중에 내보내기 키트를 만들어 주세요.",
 "exit.key.warning.given": "다른 사람이 준 키는 절대 가져오지 마세요. 그 계정에 들어오는 모든 것을 그 사람이 가져갈 수 있어요.",
 "exit.key.field": "개인 키",
 "exit.key.wrong": "이 지갑에서 사용할 수 있는 개인 키가 아니에요. 주소나 복구 문구는 여기에 쓸 수 없어요.",
 "exit.key.confirm": "내 계정이 맞나요?",
 "exit.key.compare": "다른 지갑의 주소와 비교해 주세요.",
 "exit.key.name": "이름",
 "exit.key.name.first": [
  "가져온 계정 ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "이름은 1~32자여야 해요.",
 "exit.key.do": "이 계정 가져오기",
 "exit.key.exists": "이미 지갑에 있는 계정이에요.",
 "exit.key.full": "가져올 수 있는 키의 최대 개수에 도달했어요.",
 "security.level.temporary.title": "이 브라우저에만 있어요",
 "security.level.temporary.body": "이 브라우저의 데이터를 삭제하면 지갑이 영구히 사라져요. 이메일을 등록하지 않았고, 운영자도 지갑을 열 수 없어요.",
 "security.level.assisted.title": "이메일만으로 이 지갑이 열려요",
 "security.level.assisted.body": "이메일로 로그인하면 어떤 새 기기에서든 열려요. 내 메일을 읽을 수 있는 사람과 이 지갑의 운영자도 열 수 있어요.",
 "security.level.assisted.login.title": "로그인만으로 이 지갑이 열려요",
 "security.level.assisted.provider.body": "로그인 제공업체의 내 계정으로 어떤 새 기기에서든 열려요. 그 계정에 들어간 사람과 이 지갑의 운영자도 열 수 있어요.",
 "security.level.assisted.token.body": [
  [
   "host"
  ],
  "의 내 계정으로 어떤 새 기기에서든 열려요. 그 계정에 들어간 사람, ",
  [
   "host"
  ],
  " 자체, 이 지갑의 운영자도 열 수 있어요."
 ],
 "security.level.fragile.title": "나만 열 수 있고, 방법은 하나예요",
 "security.level.fragile.body": "로그인만으로는 열 수 없고 운영자도 열 수 없어요. 하지만 내 기기들과 하나뿐인 패스키 또는 키트를 잃어버리면 지갑도 잃게 돼요.",
 "security.level.secured.title": "이 지갑은 나만 열 수 있어요",
 "security.level.secured.body": "로그인만으로는 열 수 없고 운영자도 열 수 없어요. 새 기기에서는 내 패스키나 키트 중 하나가 필요해요.",
 "security.level.exit.title": "서비스 없이도 나만 열 수 있어요",
 "security.level.exit.body": "복구 문구로 이 지갑을 복원해 봤어요. 이 서비스가 종료돼도 지갑은 계속 내 것이에요.",
 "security.factors": "지갑을 여는 방법",
 "security.factor.device.title": "이 기기",
 "security.factor.device.about": "이 브라우저의 데이터를 삭제할 때까지.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "other": [
     "다른 기기 또는 사이트 ",
     0,
     "개"
    ]
   }
  ]
 ],
 "security.factor.others.about": "이전에 지갑을 연 곳이에요.",
 "security.factor.passkey.title": "패스키",
 "security.factor.passkey.numbered": [
  "패스키 ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "이 기기를 잃어버렸을 때 도움이 돼요.",
 "security.factor.kit.title": "복구 키트",
 "security.factor.kit.numbered": [
  "복구 키트 ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "종이에 보관해요. 나머지를 모두 잃어버렸을 때 도움이 돼요.",
 "security.factor.escrow.title": "이메일, 운영자의 도움 필요",
 "security.factor.escrow.login": "로그인, 운영자의 도움 필요",
 "security.factor.escrow.about": "나머지를 모두 잃어버렸을 때 도움이 돼요. 운영자도 사용할 수 있어요.",
 "security.remove": "삭제",
 "security.remove.kit.label": [
  "복구 키트 ",
  [
   "number"
  ],
  " 삭제"
 ],
 "security.remove.passkey.label": [
  "패스키 ",
  [
   "number"
  ],
  " 삭제"
 ],
 "security.remove.kit.title": "이 복구 키트를 삭제할까요?",
 "security.remove.kit.body": "이 26자로는 더 이상 지갑을 열 수 없게 돼요. 되돌릴 수 없지만 다른 키트를 만들 수 있어요.",
 "security.remove.passkey.title": "이 패스키를 삭제할까요?",
 "security.remove.passkey.body": "이 패스키로는 더 이상 지갑을 열 수 없게 돼요. 이후 기기나 비밀번호 관리자에서도 삭제해 주세요.",
 "security.remove.leavesOne": "새 기기에서 지갑을 열 방법이 하나만 남아요. 그것과 내 기기들을 잃어버리면 지갑을 잃을 수 있어요.",
 "security.window.why": "이 작업은 어떤 페이지도 읽거나 가릴 수 없는 지갑 창에서 진행돼요.",
 "security.window.open": "열린 창에서 계속해 주세요.",
 "security.window.blocked": "창이 열리지 않았어요. 이 페이지의 팝업을 허용한 후 다시 시도해 주세요.",
 "security.window.closed": "창이 닫혔어요. 변경된 내용이 없어요.",
 "security.window.again": "다시 열기",
 "security.window.close": "이 창 닫기",
 "security.news.kit": "복구 키트가 준비됐어요.",
 "security.news.passkey": "패스키가 준비됐어요.",
 "security.news.guest": "패스키가 준비됐어요. 이제부터 패스키로 로그인해 주세요.",
 "security.news.secure": "이제부터 이 지갑은 나만 열 수 있어요.",
 "security.news.remove": "이제 이것으로는 지갑을 열 수 없어요.",
 "security.next.kit": "다음: 나머지를 모두 잃어버려도 지갑을 열 수 있는 종이 코드예요.",
 "security.next.passkey": "다음: 하나를 잃어버려도 지갑을 잃지 않도록 두 번째 방법을 만들어요.",
 "security.next.passkey.guest": "다음: 다른 브라우저에서도 지갑을 열 수 있는 패스키예요.",
 "security.next.secure": "다음: 로그인만으로 여는 길과 운영자가 여는 길을 닫아요.",
 "security.next.none": "패스키와 키트를 서로 다른 곳에 보관해 주세요.",
 "security.do.kit": "복구 키트 만들기",
 "security.do.kit.another": "복구 키트 하나 더 만들기",
 "security.do.passkey": "패스키 추가",
 "security.do.passkey.another": "패스키 하나 더 추가",
 "security.do.passkey.guest": "패스키로 보호",
 "security.do.secure": "나만의 지갑으로 만들기",
 "security.done": "완료",
 "security.continue": "계속",
 "security.cancel": "취소",
 "security.done.kit.title": "복구 키트가 준비됐어요",
 "security.done.kit.body": "여권을 두는 곳에 함께 보관하고, 열쇠를 맡길 수 있는 사람에게만 알려 주세요.",
 "security.done.passkey.title": "패스키가 준비됐어요",
 "security.done.passkey.body": "패스키가 있는 모든 기기에서 지갑이 열려요.",
 "security.done.secure.title": "이 지갑은 나만의 지갑이에요",
 "security.done.secure.body": "이제 로그인만으로는 열 수 없고 운영자도 열 수 없어요.",
 "security.done.remove.title": "삭제했어요",
 "security.done.remove.body": "이제 이것으로는 지갑을 열 수 없어요.",
 "security.done.unlock.title": "지갑이 열렸어요",
 "security.done.unlock.body": "이제부터 이 기기에서 지갑이 열려요.",
 "security.title.kit": "복구 키트",
 "security.title.passkey": "패스키 추가",
 "security.title.secure": "나만의 지갑으로 만들기",
 "security.title.remove": "삭제",
 "security.title.unlock": "지갑 열기",
 "security.kit.title": "내 복구 키트",
 "security.kit.body": [
  "이 26자를 인쇄하거나 적어 두세요. 기기를 잃어버렸을 때 지갑을 열 수 있어요. ",
  [
   "host"
  ],
  "에서만 입력하세요."
 ],
 "security.kit.kept": "보관했어요",
 "security.kit.copy": "복사",
 "security.kit.copied": "복사됨",
 "security.kit.print": "인쇄",
 "security.check.title": "키트 확인",
 "security.check.body": "보관한 사본에서 다음 두 그룹을 입력해 주세요.",
 "security.check.group": [
  "그룹 ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "키트의 내용과 달라요. 다시 비교해 주세요.",
 "security.check.back": "키트 다시 보기",
 "security.sheet.about": "로그인한 후 이 코드로 새 기기에서 지갑을 열 수 있어요. 이 코드를 가지고 내 계정으로 로그인할 수 있는 사람은 누구나 지갑을 사용할 수 있으니 비밀로 보관하세요.",
 "security.sheet.wallet": "지갑",
 "security.sheet.date": "만든 날짜",
 "security.sheet.account": "계정",
 "security.sheet.how": "사용 방법: 새 기기에서 로그인하고 지갑 창에서 “복구 키트”를 선택한 후 코드를 입력하세요. 공백, 하이픈, 대소문자는 구분하지 않아요.",
 "security.passkey.title": "패스키 추가",
 "security.passkey.body": "패스키는 휴대폰, 컴퓨터, 비밀번호 관리자 또는 보안 키에 저장돼요. 패스키가 있는 모든 기기에서 이 지갑이 열려요.",
 "security.passkey.create": "패스키 만들기",
 "security.problem.cancelled": "패스키를 사용하지 않았어요. 준비되면 다시 시도해 주세요.",
 "security.problem.noPrf": "이 패스키를 보관하는 곳에서 비밀 값을 계산할 수 없어(PRF) 지갑을 보호할 수 없어요. 다른 기기나 비밀번호 관리자 또는 복구 키트를 사용해 주세요. 이 패스키는 삭제해도 돼요.",
 "security.problem.foreign": "이 패스키로는 이 지갑을 열 수 없어요. 다른 패스키를 선택해 주세요.",
 "security.problem.unsupported": "이 브라우저에서는 패스키를 사용할 수 없어요. 다른 브라우저나 복구 키트를 사용해 주세요.",
 "security.problem.wrongKit": "이 코드로는 이 지갑을 열 수 없어요. 키트와 비교해 주세요.",
 "security.problem.badKit": "복구 키트는 영문자와 숫자 26자예요. 일부가 빠졌거나 쓰이지 않는 글자가 있어요.",
 "security.problem.conflict": "다른 기기에서 방금 지갑을 변경했어요. 다시 시도해 주세요.",
 "security.problem.limited": "지갑을 너무 자주 열었어요. 몇 분 기다린 후 다시 시도해 주세요.",
 "security.problem.stopped": "지금은 지갑이 일시 중지됐어요. 나중에 다시 시도해 주세요.",
 "security.problem.failed": "처리하지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
 "security.kitField.hint": "영문자와 숫자 26자예요. 공백, 하이픈, 대소문자는 구분하지 않아요.",
 "security.unlock.title": "지갑 열기",
 "security.unlock.body": "지갑이 아직 이 기기를 알지 못해요. 패스키, 복구 키트 또는 지갑을 열 수 있는 기기를 사용해 주세요.",
 "security.unlock.passkey": "패스키 사용",
 "security.unlock.or": "또는",
 "security.unlock.kit": "키트로 열기",
 "security.secure.title": "나만의 지갑으로 만들기",
 "security.secure.body": "그러면 내 패스키, 키트, 이 기기로만 지갑이 열려요.",
 "security.secure.do": "나만 열 수 있게 하기",
 "security.secure.warning.email": "로그인만으로는 더 이상 열 수 없고, 운영자가 다시 열도록 도와줄 수 없어요.",
 "security.secure.warning.loss": "패스키, 키트, 기기를 모두 잃어버리면 지갑과 그 안의 모든 것을 영구히 잃게 돼요.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "other": [
     "다른 기기 또는 사이트 ",
     0,
     "개에서 패스키나 키트를 한 번 요청해요."
    ]
   }
  ]
 ],
 "security.secure.show": "먼저 작동하는지 보여 주세요",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "=1": "패스키 사용",
    "other": [
     "패스키 사용(",
     [
      "number"
     ],
     "/",
     0,
     ")"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "패스키가 작동해요",
 "security.secure.samePasskey": "이미 사용한 패스키예요. 다른 패스키를 선택해 주세요.",
 "security.locked.title": "새 기기예요",
 "security.locked.body": "로그인했어요. 여기에서 지갑을 열려면 패스키, 복구 키트 또는 내 다른 기기를 사용해 주세요.",
 "security.locked.open": "내 지갑 열기",
 "security.news.export": "내보내기 키트를 테스트했어요.",
 "security.next.export": "다음: 이 서비스가 종료돼도 지갑이 계속 내 것이 되도록 내보내기 키트를 만들어요.",
 "security.do.export": "내보내기 키트 만들기",
 "security.do.words": "내 복구 문구 보기",
 "security.done.exit.title": "언제든지 떠날 수 있어요",
 "security.done.exit.body": "복구 문구를 테스트했어요. 이 서비스가 종료돼도 다른 앱에서 이 지갑을 열 수 있어요.",
 "security.devices.title": "기기 및 활동",
 "security.devices.heading": "로그인된 곳",
 "security.devices.this": [
  "이 기기, ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  [
   "site"
  ],
  ", 마지막 사용: ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  [
   "site"
  ],
  "의 ",
  [
   "browser"
  ],
  " 삭제"
 ],
 "security.devices.back": "뒤로",
 "security.activity.heading": "작업 내역",
 "security.activity.none": "아직 서명한 내역이 없어요.",
 "security.activity.signed": [
  [
   "site"
  ],
  "에서 서명함"
 ],
 "security.activity.signed.removed": "삭제한 기기에서 서명함",
 "security.activity.exported": [
  [
   "site"
  ],
  "에서 복구 문구를 표시함"
 ],
 "security.activity.exported.removed": "삭제한 기기에서 복구 문구를 표시함",
 "security.remove.device.title": "이 기기를 삭제할까요?",
 "security.remove.device.body": "바로 로그아웃되며, 다시 지갑을 열려면 패스키, 키트 또는 새 로그인이 필요해요.",
 "security.devices.loading": "불러오는 중…",
 "security.do.import": "가지고 있는 문구 사용",
 "security.done.import.title": "복구 문구를 적용했어요",
 "security.done.import.body": "이제 로그아웃됐어요. 이 지갑을 사용하려면 다시 로그인해 주세요.",
 "security.problem.worn": "시도 횟수가 너무 많아요. 이 창을 닫고 다시 열어 주세요.",
 "security.problem.noneHere": "패스키를 사용하지 않았어요. 패스키가 다른 기기에 있으면 그 기기의 패스키를 사용하세요. 삭제했다면 내 다른 패스키로 로그인할 수 있어요. 남은 패스키가 없으면 새로 만드세요. 비어 있는 새 지갑이 함께 생겨요.",
 "security.problem.unknown": "이 패스키로는 여기에 로그인할 수 없어요. 다른 사이트용이거나, 다른 방법으로 로그인한 후 지갑을 열 때만 쓰는 패스키예요. 다른 패스키를 선택하거나 돌아가서 다른 방법을 사용해 주세요.",
 "security.problem.off": "여기에서는 새 패스키를 만들 수 없어요. 다른 방법으로 로그인해 주세요.",
 "security.login.title": "패스키로 계속하기",
 "security.login.about": "패스키로 로그인하거나 새로 만드세요. 새 패스키에는 전용 지갑이 함께 생겨요.",
 "security.login.body": "패스키는 휴대폰, 컴퓨터, 비밀번호 관리자 또는 보안 키에 저장돼요. 패스키로 로그인하고 지갑을 열어요.",
 "security.login.use": "내 패스키 사용",
 "security.login.create": "새 패스키 만들기",
 "security.login.foot": "새 패스키를 만들면 새 지갑이 생겨요. 도움받을 이메일이 없으므로, 하나뿐인 패스키를 삭제하면 지갑을 잃게 돼요.",
 "security.done.login.title": "로그인했어요",
 "security.done.login.body": "이 기기에서 지갑이 열렸어요.",
 "security.title.login": "패스키",
 "security.do.key": "개인 키 가져오기",
 "security.news.key": "계정을 지갑에 추가했어요. “계정”에서 전환할 수 있어요.",
 "security.done.key.title": "계정을 지갑에 추가했어요",
 "security.done.key.body": "복구 문구로는 복원되지 않아요. 키가 아직 클립보드에 있을 수 있으니 다른 내용을 복사해 주세요.",
 "security.second": "2단계 인증",
 "security.totp.row": "인증 앱",
 "security.totp.off": "꺼짐. 누군가 내 이메일이나 로그인에 침입해도 보호해 줘요. 켜면 새 기기에서 휴대폰의 코드도 필요해요.",
 "security.totp.off.own": "꺼짐. 잠기지 않은 내 브라우저를 다른 사람이 쓸 때 보호해 줘요. 켜면 지갑을 열 수 있는 사람을 바꾸거나 복구 문구를 볼 때 코드가 필요해요.",
 "security.totp.on": "켜짐. 로그인으로 새 기기를 열 때 코드가 필요해요. 지갑을 열 수 있는 사람을 바꾸거나 복구 문구를 볼 때도 필요해요.",
 "security.totp.on.own": "켜짐. 지갑을 열 수 있는 사람을 바꾸거나 복구 문구를 볼 때 코드가 필요해요.",
 "security.totp.setUp": "설정",
 "security.totp.setUp.label": "인증 앱 설정",
 "security.totp.remove.label": "인증 앱 삭제",
 "security.totp.title": "인증 앱 설정",
 "security.totp.body": "휴대폰의 인증 앱으로 스캔해 주세요. 30초마다 새 코드가 표시돼요.",
 "security.totp.qr": "인증 앱용 QR 코드",
 "security.totp.byHand": "또는 앱에 이 키를 입력해 주세요",
 "security.totp.keep.title": "백업 코드를 보관해 주세요",
 "security.totp.keep.body": "각 코드는 앱 대신 한 번 쓸 수 있어요. 휴대폰과 이 코드를 모두 잃어버리면 새 기기에서 로그인해도 지갑을 열 수 없어요.",
 "security.totp.kept": "보관했어요",
 "security.totp.confirm.title": "코드 입력",
 "security.totp.confirm.body": "지금 인증 앱에 표시된 6자리 숫자예요.",
 "security.totp.turnOn": "켜기",
 "security.totp.codeLabel": "앱의 코드",
 "security.totp.backupLabel": "백업 코드",
 "security.totp.useBackup": "백업 코드 사용",
 "security.totp.useApp": "앱 사용",
 "security.totp.step.title": "본인 확인",
 "security.totp.step.body": "지금 인증 앱에 표시된 6자리 숫자를 입력해 주세요.",
 "security.totp.unlock.title": "지갑 열기",
 "security.totp.unlock.body": "지갑이 아직 이 기기를 알지 못해요. 지금 인증 앱에 표시된 6자리 숫자를 입력해 주세요.",
 "security.totp.removeTotp.title": "인증 앱을 삭제할까요?",
 "security.totp.removeTotp.body": "이후에는 코드를 요청하지 않아요. 확인을 위해 마지막으로 코드를 입력해 주세요.",
 "security.done.totp.title": "인증 앱을 켰어요",
 "security.done.totp.body": "이제부터 로그인만 있는 새 기기를 신뢰하기 전에 지갑이 코드를 요청해요.",
 "security.done.removeTotp.title": "삭제했어요",
 "security.done.removeTotp.body": "이제 지갑이 코드를 요청하지 않아요. 앱에서 해당 항목을 삭제해도 돼요.",
 "security.news.totp": "인증 앱을 켰어요.",
 "security.news.removeTotp": "이제 지갑이 코드를 요청하지 않아요.",
 "security.locked.code": "로그인했어요. 여기에서 지갑을 열려면 인증 앱을 사용해 주세요.",
 "security.problem.codeWrong": "코드가 맞지 않거나 이미 사용됐어요. 앱에 다음 코드가 나올 때까지 기다려 주세요.",
 "security.problem.codeLocked": "잘못된 코드를 너무 많이 입력했어요. 한동안 코드를 받지 않으니 나중에 다시 시도해 주세요.",
 "security.problem.codeLate": "입력한 코드는 더 이상 유효하지 않아요. 이 창을 닫고 처음부터 다시 시작해 주세요.",
 "security.level.assisted.totp.title": "로그인과 코드로 이 지갑이 열려요",
 "security.level.assisted.totp.body": "새 기기에는 로그인과 인증 앱의 코드가 필요해요. 이 지갑의 운영자는 여전히 열 수 있어요.",
 "security.locked.other": "다른 방법으로 열기",
 "security.unlock.device": "다른 기기 사용",
 "security.wait.title": "다른 기기에서 승인해 주세요",
 "security.wait.body": "지갑이 열리는 기기에서 “보안”으로 이동해 “새 기기 승인”을 선택하고 이 코드를 입력해 주세요.",
 "security.wait.status": "다른 기기를 기다리는 중…",
 "security.wait.warning": "이 코드를 누구에게도 알려 주지 마세요. 10분 동안 한 번만 쓸 수 있어요.",
 "security.do.approve": "새 기기 승인",
 "security.title.approve": "새 기기 승인",
 "security.approve.title": "새 기기 승인",
 "security.approve.body": "새 기기에서 로그인하고 “다른 기기 사용”을 선택해 주세요. 그런 다음 표시된 코드를 입력해 주세요.",
 "security.approve.label": "새 기기의 코드",
 "security.approve.ask": "내 기기가 맞나요?",
 "security.approve.device": [
  [
   "site"
  ],
  "의 ",
  [
   "browser"
  ],
  "에서 내 지갑을 열겠다고 요청해요."
 ],
 "security.approve.warning": "그 기기를 직접 가지고 있을 때만 승인하세요. 다른 사람이 코드를 줬다면 거절하세요. 지갑 안의 모든 것을 빼앗길 수 있어요.",
 "security.approve.do": "내 지갑을 열도록 허용",
 "security.approve.decline": "거절",
 "security.done.approve.title": "새 기기에서 지갑을 열 수 있어요",
 "security.done.approve.body": "“기기 및 활동” 목록에 표시되며, 거기서 삭제할 수 있어요.",
 "security.news.approve": "새 기기에서 지갑을 열 수 있어요.",
 "security.problem.deviceCode": "이 코드를 표시하는 새 기기가 없어요. 코드를 비교하고 그 기기가 아직 기다리는지 확인해 주세요.",
 "security.problem.declined": "다른 기기에서 거절했어요.",
 "security.problem.ended": "코드가 만료됐어요. 새 기기에서 처음부터 다시 시작해 주세요.",
 "security.devices.waits": [
  "새 기기, ",
  [
   "site"
  ],
  ". ",
  [
   "time"
  ],
  "부터 지갑을 열 수 있어요. 내 기기가 아니라면 삭제하세요."
 ],
 "security.title.share": "다른 앱에서 내 지갑 사용",
 "security.share.title": "여기에서도 내 지갑을 사용할까요?",
 "security.share.about": [
  [
   "site"
  ],
  "에 내 지갑이 있어요. 이 앱에서도 사용할지, 별도의 지갑을 만들지 결정해 주세요."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " 앱은 내 지갑이 있는 앱과 같은 제공업체의 앱이에요."
 ],
 "security.share.from": "내 지갑이 있는 곳",
 "security.share.to": "추가할 곳",
 "security.share.gets": "이 앱은 내 주소와 연동된 지갑을 볼 수 있고 서명을 요청할 수 있어요. 언제나처럼 서명은 매번 직접 승인해요.",
 "security.share.same": "두 앱 모두 내가 같은 사람임을 알 수 있어요. 키는 지갑 안에 남아 있어요.",
 "security.share.end": "“기기 및 활동”에서 종료할 수 있어요.",
 "security.share.yes": "이 지갑 사용",
 "security.share.no": "별도의 지갑 만들기",
 "security.share.foot": "별도의 지갑을 만들면 다시 묻지 않아요.",
 "security.done.share.title": "여기에서도 같은 지갑을 사용해요",
 "security.done.share.body": "이 창을 닫아도 돼요.",
 "security.done.separate.title": "별도의 지갑",
 "security.done.separate.body": "두 앱은 서로 분리돼요. 이 창을 닫아도 돼요.",
 "security.apps.heading": "이 지갑을 사용하는 다른 앱",
 "security.apps.this": [
  [
   "name"
  ],
  ", 이 앱"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", 추가됨: ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  [
   "site"
  ],
  "에서 지갑 삭제"
 ],
 "security.remove.app.title": "이 앱에서 지갑을 삭제할까요?",
 "security.remove.app.body": "앱이 바로 로그아웃되고 더 이상 서명을 요청할 수 없어요. 다음에 로그인할 때 다시 결정해요.",
 "security.confirm.row": "패스키 요청",
 "security.confirm.about.none": "이전에 추가한 패스키는 요청할 수 없어요. 사용하려면 패스키를 하나 더 추가해 주세요.",
 "security.confirm.about.never": "안 함. 잠기지 않은 내 브라우저를 쓰는 다른 사람이 승인할 수 있어요.",
 "security.confirm.about.above": "일정 금액을 넘을 때와 가치를 알 수 없는 모든 경우.",
 "security.confirm.about.always": "승인할 때마다. 패스키 없이는 아무것도 서명되지 않아요.",
 "security.confirm.about.ending": "승인할 때마다 요청하지만 곧 종료돼요. 패스키 없이 종료가 요청됐어요. 유지하려면 패스키를 한 번 사용해 주세요.",
 "security.confirm.change": "변경",
 "security.confirm.change.label": "패스키 요청 시점 변경",
 "security.confirm.title": "패스키를 요청할 시점",
 "security.confirm.body": "승인할 때 패스키도 필요해져요. 선택한 설정은 내 다른 기기에도 적용돼요.",
 "security.confirm.mode.never": "안 함",
 "security.confirm.mode.never.about": "승인만으로 충분해요.",
 "security.confirm.mode.above": "일정 금액을 넘을 때",
 "security.confirm.mode.above.about": "토큰, 사용 권한, 메시지, 컨트랙트 호출에도 요청해요.",
 "security.confirm.mode.always": "승인할 때마다",
 "security.confirm.mode.always.about": "서버는 패스키가 있을 때만 서버가 가진 키의 절반을 내줘요.",
 "security.confirm.limit": [
  "초과 금액(",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "승인마다 수수료를 포함해 따로 계산해요. 다른 코인에는 항상 패스키를 요청해요.",
 "security.confirm.save": "패스키로 저장",
 "security.confirm.use": "패스키 사용",
 "security.confirm.back": "뒤로",
 "security.confirm.step.title": "본인 확인",
 "security.confirm.step.body": "지갑을 열 때마다 패스키를 요청하도록 설정되어 있어요. 확인하면 2분 동안 지갑 설정을 변경할 수 있어요.",
 "security.confirm.lost": "패스키가 더 이상 없어요",
 "security.confirm.lost.title": "패스키 없이 끌까요?",
 "security.confirm.lost.body": "3일 후에 종료되며, 지금 메일을 보내 드려요. 그때까지 내 패스키가 사용되면 계속 켜져 있어요.",
 "security.confirm.lost.do": "3일 후 종료",
 "security.done.confirm.title": "설정을 저장했어요",
 "security.done.confirm.body": "이제부터 내 모든 기기에 적용돼요.",
 "security.done.confirmEnding.title": "3일 후에 종료돼요",
 "security.done.confirmEnding.body": "그때까지는 패스키 없이 아무것도 서명되지 않아요.",
 "security.news.confirm": "패스키 요청 시점을 변경했어요.",
 "security.news.confirmEnding": "3일 후부터 패스키를 요청하지 않아요.",
 "security.problem.confirmWrong": "이 패스키는 받아들여지지 않았어요. 이 지갑의 패스키로 다시 시도해 주세요.",
 "security.problem.noLimit": "하나 이상의 코인에 금액을 입력해 주세요.",
 "security.problem.badLimit": "0.1처럼 숫자로 금액을 입력해 주세요.",
 "security.level.assisted.confirm.title": "로그인에 패스키가 더해져야 지갑이 열려요",
 "security.level.assisted.confirm.body": "패스키가 없으면 로그인으로 새 기기를 열 수 없고 아무것도 서명되지 않아요. 이 지갑의 운영자는 여전히 열 수 있어요.",
 "security.looks.heading": "고객 지원 기록",
 "security.looks.app": [
  [
   "app"
  ],
  " 고객 지원에서 내 계정을 조회했어요"
 ],
 "security.looks.operator": [
  "이 지갑 서비스의 운영자가 ",
  [
   "app"
  ],
  "의 내 계정을 조회했어요"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  "에서 내 계정을 비활성화했어요"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  "에서 내 계정을 다시 활성화했어요"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  "에서 내 계정 삭제를 요청했어요"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  "에서 내 계정 삭제 요청을 철회했어요"
 ],
 "security.looks.deletion-stopped": [
  [
   "app"
  ],
  " 계정을 유지하기로 했어요"
 ],
 "security.looks.erases": [
  "이 계정과 지갑은 ",
  [
   "time"
  ],
  "에 삭제돼요. 유지하려면 메일의 링크를 열어 주세요. 지갑 안의 자산을 지키려면 그 전에 복구 문구를 저장해 주세요."
 ],
 "security.leaving.title": "이 앱에서 내 계정을 비활성화했어요",
 "security.leaving.body": [
  "더 이상 ",
  [
   "host"
  ],
  "에서 지갑을 사용할 수 없어요. 지갑은 여전히 내 것이에요. 복구 문구를 저장하고 다른 지갑에서 여세요."
 ],
 "security.leaving.continue": "내 지갑 가져가기",
 "security.leaving.close": "닫기"
}
export default catalogue
