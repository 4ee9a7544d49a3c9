// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "메시지 서명",
 "approval.title.signIn": "로그인",
 "approval.title.typedData": "데이터 서명",
 "approval.title.transaction": "거래 확인",
 "approval.title.session": "묻지 않고 지출 허용",
 "approval.title.link": "지갑 연동",
 "approval.from": "요청한 곳",
 "approval.action.signMessage": "이 메시지에 서명",
 "approval.action.signIn": [
  [
   "domain"
  ],
  " 로그인"
 ],
 "approval.action.signData": [
  "“",
  [
   "name"
  ],
  "” 서명"
 ],
 "approval.action.sendCoin": [
  [
   "to"
  ],
  "에 ",
  [
   "amount"
  ],
  " 보내기"
 ],
 "approval.action.sendToken": [
  [
   "to"
  ],
  "에 ",
  [
   "amount"
  ],
  " 보내기"
 ],
 "approval.action.moveToken": [
  [
   "from"
  ],
  "에서 ",
  [
   "to"
  ],
  "(으)로 ",
  [
   "amount"
  ],
  " 이동"
 ],
 "approval.action.sendItem": [
  [
   "token"
  ],
  " 항목 ",
  [
   "id"
  ],
  " 이동: ",
  [
   "from"
  ],
  " → ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  [
   "spender"
  ],
  "에 ",
  [
   "amount"
  ],
  " 사용 허용"
 ],
 "approval.action.allowFee": [
  [
   "spender"
  ],
  "에서 네트워크 수수료로 ",
  [
   "amount"
  ],
  " 가져가도록 허용"
 ],
 "approval.action.allowUnlimited": [
  [
   "spender"
  ],
  "에 ",
  [
   "token"
  ],
  " 무제한 사용 허용"
 ],
 "approval.action.allowAll": [
  [
   "spender"
  ],
  "에서 내가 가진 ",
  [
   "token"
  ],
  " 전부를 옮기도록 허용"
 ],
 "approval.action.revoke": [
  [
   "spender"
  ],
  "의 ",
  [
   "token"
  ],
  " 사용 권한 해제"
 ],
 "approval.action.revokeAll": [
  [
   "token"
  ],
  "의 모든 사용 권한 해제"
 ],
 "approval.action.call": [
  [
   "contract"
  ],
  "의 ",
  [
   "selector"
  ],
  " 실행"
 ],
 "approval.action.create": "컨트랙트 생성",
 "approval.action.deployAccount": "이 네트워크에 스마트 계정 생성",
 "approval.action.upgradeAccount": "이 네트워크에서 내 계정의 스마트 기능을 켜요. 주소는 그대로예요.",
 "approval.action.openSession": [
  "이 앱이 ",
  [
   "until"
  ],
  "까지 ",
  [
   "period"
  ],
  "마다 최대 ",
  [
   "amount"
  ],
  " 보내도록 허용해요. 모두 합해 최대 ",
  [
   "total"
  ],
  "이에요."
 ],
 "approval.action.endSession": [
  [
   "period"
  ],
  "마다 최대 ",
  [
   "amount"
  ],
  " 보낼 수 있는 권한 종료"
 ],
 "approval.action.openAccount": [
  [
   "owner"
  ],
  " 소유의 계정 ",
  [
   "address"
  ],
  " 개설"
 ],
 "approval.action.closeAccount": [
  "계정 ",
  [
   "address"
  ],
  " 폐쇄, 남은 자산은 ",
  [
   "to"
  ],
  "에 보냄"
 ],
 "approval.action.changeAuthority": [
  [
   "address"
  ],
  " 제어 권한을 ",
  [
   "to"
  ],
  "에 넘김"
 ],
 "approval.action.dropAuthority": [
  [
   "address"
  ],
  " 제어 권한 포기"
 ],
 "approval.action.memo": [
  "메모 “",
  [
   "text"
  ],
  "” 추가"
 ],
 "approval.action.linkWallet": "이 앱의 내 계정에 이 지갑 연동",
 "approval.units": [
  [
   "token"
  ],
  " 최소 단위 ",
  [
   "amount"
  ]
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "”(",
  [
   "address"
  ],
  ", 목록에 없음)"
 ],
 "approval.token.unknown": [
  "토큰 ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  "네트워크 코인 ",
  [
   "amount"
  ]
 ],
 "approval.label.network": "네트워크",
 "approval.label.fee": "네트워크 수수료(최대)",
 "approval.label.sponsored": "네트워크 수수료",
 "approval.sponsored": "대신 지불됨",
 "approval.label.account": "내 계정",
 "approval.label.smartAccount": "내 스마트 계정",
 "approval.label.actions": "실행되는 내용",
 "approval.details": "서명하는 전체 내용",
 "approval.network.unknown": [
  "네트워크 ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "실패할 거래예요",
 "approval.fails.body": "네트워크가 거부하며, 그래도 수수료를 내게 될 수 있어요.",
 "approval.unfunded.title": "잔액이 부족해요",
 "approval.unfunded.body": "이 계정의 잔액으로는 이 작업과 네트워크 수수료를 낼 수 없어요. 먼저 잔액을 채워 주세요.",
 "approval.unknown.title": "확인하지 못했어요",
 "approval.unknown.body": "네트워크에서 미리 실행해 볼 수 없었어요. 출처를 신뢰할 때만 계속하세요.",
 "approval.warning.foreignSignIn": "요청한 사이트가 아닌 다른 사이트에 로그인하게 돼요. 그 사이트의 계정을 빼앗으려는 시도일 가능성이 매우 높아요.",
 "approval.warning.looksLikeHash": "거래와 같은 다른 데이터의 해시값처럼 보여요. 서명하면 자산이 이동할 수 있어요.",
 "approval.warning.unlimitedAllowance": "사용 주체가 지금이든 나중이든 내가 가진 이 토큰을 모두 가져갈 수 있어요.",
 "approval.warning.allowsAll": "사용 주체가 지금이든 나중이든 이 컬렉션의 내 항목을 모두 가져갈 수 있어요.",
 "approval.warning.authorityChange": "계정의 제어 권한이 다른 주소로 넘어가요.",
 "approval.warning.permit": "이 서명은 사용 허용이에요. 다시 묻지 않고 쓰일 수 있어요.",
 "approval.warning.order": "마켓플레이스 주문이에요. 서명하면 내놓은 것을 넘겨주게 될 수 있어요.",
 "approval.warning.session": "언제, 누구에게 보낼지는 앱이 정하며 다시 묻지 않아요. 언제든지 종료할 수 있어요.",
 "approval.warning.otherChain": "표시된 네트워크가 아닌 다른 네트워크용이에요.",
 "approval.warning.otherAccount": "내 것이 아닌 계정에 관한 내용이에요.",
 "approval.warning.unknownCall": "이 컨트랙트 호출이 무엇을 하는지 알 수 없어요.",
 "approval.warning.createsContract": "네트워크에 컨트랙트를 생성해요.",
 "approval.warning.unknownProgram": "이 프로그램이 무엇을 하는지 알 수 없어요.",
 "approval.warning.lookupTables": "일부 계정은 네트워크의 테이블에 있어서 여기에 표시할 수 없어요.",
 "approval.warning.durableNonce": "만료되지 않아요. 서명하고 나면 나중에 언제든지 전송될 수 있어요.",
 "approval.warning.unreadable": "텍스트로 읽을 수 없어요.",
 "approval.warning.highFee": "네트워크 수수료가 평소보다 매우 높아요.",
 "approval.warning.malformedSignIn": "올바른 형식의 로그인이 아니에요.",
 "approval.warning.severalTransactions": "여러 거래를 한 번에 승인하게 돼요.",
 "approval.approve": "승인",
 "approval.sign": "서명",
 "approval.decline": "거절",
 "approval.wait": "전체가 1초간 표시되면 누를 수 있어요.",
 "approval.window.why": "페이지가 여기 보이는 내용을 가리거나 바꿀 수 있어요. 지갑 창에서 결정해 주세요.",
 "approval.window.open": "창에서 확인",
 "approval.window.waiting": "열린 창에서 결정해 주세요",
 "approval.window.blocked": "창이 열리지 않았어요. 이 페이지의 팝업을 허용한 후 다시 시도해 주세요.",
 "approval.window.closed": "결정하기 전에 창이 닫혔어요.",
 "approval.window.lost": "여기에서 더 결정할 내용이 없어요. 이 창을 닫아도 돼요.",
 "approval.next.signIn": "로그인은 비용이 들지 않고 자산도 이동하지 않아요.",
 "approval.next.signature": "서명하면 철회할 수 없어요.",
 "approval.next.transaction": "승인하면 되돌릴 수 없어요.",
 "approval.next.session": "이 한도는 네트워크가 강제로 지켜요.",
 "approval.next.link": "자산은 이동하지 않아요. 언제든지 연동을 해제할 수 있어요.",
 "approval.window.again": "다시 열기",
 "approval.window.title": "요청 승인",
 "action.cancel": "취소",
 "action.continue": "계속",
 "action.done": "완료",
 "change.old.title": "본인 확인",
 "change.old.body": [
  "이메일을 ",
  [
   "next"
  ],
  " 주소로 변경하려면 ",
  [
   "email"
  ],
  " 주소로 보낸 코드를 입력해 주세요."
 ],
 "change.new.title": "새 이메일 확인",
 "change.new.body": [
  [
   "email"
  ],
  " 주소로 보낸 코드를 입력해 주세요."
 ],
 "change.stopped.title": "이메일이 변경되지 않았어요",
 "change.stopped.body": "코드가 만료됐거나 이 이메일을 사용할 수 없어요. 처음부터 다시 시작할 수 있어요.",
 "change.done.title": "이메일을 변경했어요",
 "change.done.body": [
  "이제부터 ",
  [
   "email"
  ],
  " 주소로 로그인해 주세요."
 ],
 "change.undo": [
  [
   "email"
  ],
  " 주소로 메일을 보냈어요. 메일의 링크로 24시간 동안 변경을 되돌릴 수 있어요."
 ],
 "change.resend": "다시 시작",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "초 후 다시 시작 가능"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "분 후 다시 시작 가능"
    ]
   }
  ]
 ],
 "code.label": "메일로 받은 코드",
 "code.checking": "코드를 확인하는 중",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "코드가 맞지 않아요. ",
     0,
     "번 더 입력할 수 있어요."
    ]
   }
  ]
 ],
 "code.offline": "코드를 확인하지 못했어요. 연결을 확인하거나 잠시 기다린 후 계속해 주세요.",
 "code.renewed": "새 코드를 보냈어요. 이전 코드는 더 이상 쓸 수 없어요.",
 "code.tooMany.title": "잘못된 코드를 너무 많이 입력했어요",
 "code.tooMany.body": "이 코드는 더 이상 쓸 수 없어요. 새 코드를 보내서 다시 시도해 주세요.",
 "code.expired.title": "코드가 만료됐어요",
 "code.expired.body": "코드는 5분 동안 유효해요. 새 코드를 보내서 다시 시도해 주세요.",
 "code.resend": "새 코드 보내기",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "초 후 새 코드 전송 가능"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "분 후 새 코드 전송 가능"
    ]
   }
  ]
 ],
 "confirm.window": "이 작업은 지갑 창에서 결정하며, 거기서 패스키를 요청해요.",
 "confirm.again": "패스키로 확인해야 해요. 창을 열고 다시 시도해 주세요.",
 "confirm.next": "다음 단계에서 패스키를 요청해요.",
 "confirm.problem": "패스키로 확인하지 못했어요. 아무것도 서명되지 않았어요. 다시 시도해 주세요.",
 "login.for": [
  [
   "host"
  ],
  "의 내 지갑"
 ],
 "login.link.title": "이메일을 확인해 주세요",
 "login.link.body": [
  [
   "email"
  ],
  " 주소로 보낸 메일의 링크를 열고 거기서 이 숫자를 선택해 주세요:"
 ],
 "login.link.number": [
  "내 숫자는 ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  [
   "number"
  ],
  " 선택을 기다리는 중"
 ],
 "login.link.renewed": "메일을 다시 보냈어요. 이번에는 이 새 숫자를 선택해 주세요.",
 "login.link.offline": "서버에 연결할 수 없어요. 계속 시도하고 있어요.",
 "login.link.delayed": "메일이 아직 발송되지 않았어요. 계속 시도하고 있으니 여기에서 기다리거나 나중에 다시 보내 주세요.",
 "login.mailFailed.title": "메일이 전달되지 않았어요",
 "login.mailFailed.body": [
  [
   "email"
  ],
  " 주소로 메일을 전달하지 못했어요. 철자를 확인하거나 다시 보내 주세요."
 ],
 "login.refused.title": "다른 숫자가 선택됐어요",
 "login.refused.body": "지갑을 안전하게 지키기 위해 이 로그인을 중단했어요. 메일을 다시 보내고 여기에 표시된 숫자를 선택해 주세요.",
 "login.ended.title": "링크가 만료됐어요",
 "login.ended.body": "링크는 10분 동안 유효해요. 메일을 다시 보내서 새 링크를 받아 주세요.",
 "login.resend": "메일 다시 보내기",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "초 후 메일 다시 보내기"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "분 후 메일 다시 보내기"
    ]
   }
  ]
 ],
 "login.code.title": "코드 입력",
 "login.code.body": [
  [
   "email"
  ],
  " 주소로 8자리 숫자를 보냈어요."
 ],
 "login.done": "로그인했어요",
 "login.finishing": "로그인하는 중",
 "login.otherEmail": "다른 이메일 사용",
 "login.link.approved": "숫자를 확인했어요",
 "login.wait.title": "새 기기예요",
 "login.wait.body": [
  "안전을 위해 이 기기에서는 ",
  [
   "time"
  ],
  "부터 지갑을 열 수 있어요. 그때 다시 로그인해 주세요."
 ],
 "login.wait.mail": [
  [
   "email"
  ],
  " 주소로 메일을 보냈어요. 그 메일로 중단할 수 있어요."
 ],
 "login.wait.close": "알겠어요",
 "login.code.sameMail": "마지막 단계: 같은 메일의 링크 아래에 있는 8자리 숫자를 입력해 주세요.",
 "login.opening": "지갑을 여는 중…",
 "login.social.title": "창에서 계속해 주세요",
 "login.social.body": [
  "열린 창에서 ",
  [
   "provider"
  ],
  " 계정으로 로그인해 주세요. 이 페이지는 자동으로 계속돼요."
 ],
 "login.social.waiting": [
  [
   "provider"
  ],
  " 기다리는 중"
 ],
 "login.social.again": "다시 열기",
 "login.social.number.title": "이 숫자를 선택해 주세요",
 "login.social.number.body": "이 페이지에 속한 창인지 확인하기 위해, 열린 창에서 이 숫자를 물어봐요:"
}
export default catalogue
