// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "지갑 연결",
 "button.connecting": "연결 중…",
 "button.wrongNetwork": "잘못된 네트워크",
 "a11y.close": "닫기",
 "a11y.back": "뒤로",
 "a11y.help": "지갑이란 무엇인가요?",
 "a11y.copied": "복사됨",
 "a11y.copyFailed": "복사하지 못했어요",
 "a11y.loading": "불러오는 중",
 "a11y.dismiss": "닫기",
 "a11y.newTab": "새 탭에서 열려요",
 "a11y.clearSearch": "검색어 지우기",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "결과 없음",
    "other": [
     "결과 ",
     0,
     "개"
    ]
   }
  ]
 ],
 "action.tryAgain": "다시 시도",
 "action.openWallet": [
  [
   "wallet"
  ],
  " 열기"
 ],
 "action.otherWallet": "다른 지갑 선택",
 "branding.poweredBy": [
  [
   "name"
  ],
  " 제공"
 ],
 "badge.recent": "최근 사용",
 "badge.installed": "설치됨",
 "badge.active": "사용 중",
 "badge.current": "현재",
 "badge.connected": "연결됨",
 "badge.testnet": "테스트넷",
 "connect.title": "지갑 연결",
 "connect.allWallets": "모든 지갑",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "로그인",
 "connect.noWallet": "지갑이 없어요",
 "connect.whatIsWallet": "지갑이란 무엇인가요?",
 "connect.empty.title": "지갑을 찾을 수 없어요",
 "connect.empty.body": "이 브라우저에 아직 지갑이 없어요. 몇 분이면 만들 수 있어요.",
 "connect.forChain": [
  [
   "chain"
  ],
  " 지원 지갑"
 ],
 "connect.chooseChain.title": "체인 선택",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " 지갑은 여러 체인을 지원해요. 어디에 연결할까요?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     "네트워크 ",
     0,
     "개"
    ]
   }
  ]
 ],
 "allWallets.title": "모든 지갑",
 "allWallets.search": "지갑 검색",
 "allWallets.list": "지갑",
 "allWallets.empty.title": "지갑을 찾을 수 없어요",
 "allWallets.empty.body": [
  "“",
  [
   "query"
  ],
  "” 검색 결과가 없어요. 철자를 확인하거나 다른 이름으로 검색해 보세요."
 ],
 "allWallets.more": "더 보기",
 "connecting.waiting.title": [
  [
   "wallet"
  ],
  " 지갑을 열고 승인해 주세요"
 ],
 "connecting.waiting.body": "지갑에 요청이 와 있어요.",
 "connecting.declined.title": "요청이 거절됐어요",
 "connecting.declined.body": "다시 시도할 수 있어요.",
 "connecting.pending.title": "이미 열려 있는 요청이 있어요",
 "connecting.pending.body": [
  [
   "wallet"
  ],
  "에서 먼저 응답한 후 다시 시도해 주세요."
 ],
 "connecting.inApp.title": [
  [
   "wallet"
  ],
  "에서 계속하기"
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " 자체 브라우저에서 이 페이지가 열려요. 거기서 연결해 주세요."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " 지갑이 설치되어 있지 않아요"
 ],
 "connecting.notInstalled.body": "설치한 후 돌아와서 페이지를 새로고침해 주세요.",
 "connecting.notInstalled.install": [
  [
   "wallet"
  ],
  " 설치"
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " 응답 없음"
 ],
 "connecting.timedOut.body": "요청 시간이 초과됐어요. 지갑을 열고 다시 시도해 주세요.",
 "connecting.blocked.title": "창이 차단됐어요",
 "connecting.blocked.body": [
  "브라우저에서 ",
  [
   "wallet"
  ],
  " 지갑을 열지 못했어요. 확인 메시지가 나오면 이 페이지의 팝업을 허용하고 다시 시도해 주세요."
 ],
 "connecting.failed.title": "연결하지 못했어요",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  "에서 문제가 발생했어요. 다시 시도하거나 다른 지갑을 선택해 주세요."
 ],
 "connecting.done": "연결됐어요",
 "error.connect/rejected": "요청이 거절됐어요. 다시 시도할 수 있어요.",
 "error.connect/failed": "연결하지 못했어요. 다시 시도해 주세요.",
 "error.connect/pending": "지갑에 이미 열려 있는 요청이 있어요. 먼저 응답해 주세요.",
 "error.connect/timeout": "지갑이 제때 응답하지 않았어요. 다시 시도해 주세요.",
 "error.connect/not_installed": "이 지갑은 이 브라우저에 설치되어 있지 않아요.",
 "error.connection/none": "연결된 지갑이 없어요.",
 "error.connection/reconnecting": "아직 다시 연결하는 중이에요. 잠시 후 다시 시도해 주세요.",
 "error.disconnect/failed": "연결을 해제하지 못했어요. 다시 시도해 주세요.",
 "error.network/unknown": "여기에서 알 수 없는 네트워크예요.",
 "error.network/unsupported": "지갑에서 이 네트워크를 사용할 수 없어요.",
 "error.network/switch_failed": "네트워크를 전환하지 못했어요. 다시 시도해 주세요.",
 "error.network/switch_rejected": "전환이 거절됐어요. 다시 시도할 수 있어요.",
 "error.sign/rejected": "서명이 거절됐어요. 다시 시도할 수 있어요.",
 "error.sign/failed": "지갑에서 서명하지 못했어요. 다시 시도해 주세요.",
 "error.balance/unavailable": "잔액을 표시할 수 없음",
 "error.wallet/disconnected": "지갑 연결이 끊어졌어요. 지갑을 열고 다시 시도해 주세요.",
 "error.wallet/unauthorized": "지갑이 이 작업을 허용하지 않았어요. 잠금을 해제하고 다시 시도해 주세요.",
 "error.wallet/unsupported_method": "지갑에서 이 작업을 할 수 없어요.",
 "error.request/action_not_allowed": "허용되지 않은 작업",
 "error.request/timeout": "제때 응답이 없었어요. 다시 시도해 주세요.",
 "error.request/http_failed": "서버에 연결하지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
 "error.general/unexpected": "문제가 발생했어요. 다시 시도해 주세요.",
 "alert.view/unavailable.title": "사용할 수 없는 화면",
 "alert.view/unavailable.body": "이 앱은 여기에서 해당 기능을 제공하지 않아요.",
 "alert.network/not_found.title": "네트워크를 찾을 수 없음",
 "alert.network/not_found.body": "이 앱은 해당 네트워크용으로 설정되어 있지 않아요.",
 "alert.project/origin_not_allowed.title": "잘못된 앱 설정",
 "alert.project/origin_not_allowed.body": "이 주소는 프로젝트의 허용 목록에 없어요. 프로젝트 소유자가 설정에서 추가할 수 있어요.",
 "alert.project/domain_unverified.title": "잘못된 앱 설정",
 "alert.project/domain_unverified.body": "이 도메인은 프로젝트에서 확인되지 않았어요.",
 "alert.project/invalid_id.title": "잘못된 앱 설정",
 "alert.project/invalid_id.body": "프로젝트 ID가 올바르지 않아요. 설정을 업데이트해 주세요",
 "alert.project/missing_id.title": "프로젝트 ID가 설정되지 않음",
 "alert.project/missing_id.body": "이 기능에는 프로젝트가 필요해요.",
 "alert.embedded/load_failed.title": "네트워크 오류 - 내장 지갑을 불러오지 못했어요",
 "alert.embedded/load_failed.body": "연결을 확인하고 나중에 다시 시도해 주세요.",
 "alert.embedded/timeout.title": "내장 지갑 요청 시간 초과",
 "alert.embedded/timeout.body": "나중에 다시 시도해 주세요.",
 "alert.session/expired.title": "세션 만료",
 "alert.session/expired.body": "이 기기의 날짜와 시간을 확인한 후 다시 연결해 주세요.",
 "alert.config/server_error.title": "서버 오류",
 "alert.config/server_error.body": "앱 설정을 가져오지 못했어요. 일부 기능을 사용하지 못할 수 있어요.",
 "alert.config/rate_limited.title": "요청 한도 초과",
 "alert.config/rate_limited.body": "잠시 기다린 후 페이지를 새로고침해 주세요.",
 "time.now": "방금",
 "time.minute": [
  [
   "count",
   4
  ],
  "분 전"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  "시간 전"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  "일 전"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  "개월 전"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  "년 전"
 ],
 "error.connect/window_blocked": "브라우저가 지갑 창을 차단했어요. 다시 시도해 주세요.",
 "error.node/insufficient_funds": "금액과 네트워크 수수료를 낼 잔액이 부족해요.",
 "error.node/execution_reverted": "컨트랙트가 이 거래를 거부할 거예요. 아무것도 전송되지 않았어요.",
 "error.node/nonce_too_low": "지갑에서 이 번호의 거래를 이미 보냈어요. 다시 시도해 주세요.",
 "error.node/nonce_too_high": "이 계정의 이전 거래가 아직 처리되지 않았어요. 처리된 후 다시 시도해 주세요.",
 "error.node/fee_cap_too_low": "네트워크 수수료가 올랐어요. 다시 시도해 주세요.",
 "error.pay/invalid_request": "앱의 요청이 올바르지 않아요. 결제되지 않았어요.",
 "error.pay/unsupported_asset": "이 토큰은 여기에서 결제할 수 없어요. 존재하지 않거나, 전송할 때마다 일부를 떼는 토큰일 수 있어요.",
 "error.pay/in_progress": "다른 탭에서 이 결제를 진행하고 있어요. 그 탭에서 완료해 주세요.",
 "error.pay/insufficient_funds": "이 스왑과 네트워크 수수료를 낼 잔액이 부족해요.",
 "remote.title": "QR 코드로 연결",
 "remote.off.title": "여기에서는 QR 코드를 사용할 수 없어요",
 "remote.off.body": "이 앱은 QR 코드 연결을 설정하지 않았어요. 대신 이 브라우저의 지갑을 사용할 수 있어요.",
 "remote.off.allWallets": "모든 지갑 보기",
 "badge.qr": "QR 코드",
 "remote.code": "지갑용 QR 코드",
 "remote.scan": "휴대폰의 지갑으로 이 코드를 스캔하세요.",
 "remote.scanWith": [
  "휴대폰의 ",
  [
   "wallet"
  ],
  " 앱으로 이 코드를 스캔하세요."
 ],
 "remote.scanHere": "다른 기기로 이 코드를 스캔하거나 이 기기의 지갑을 여세요.",
 "remote.renews": [
  [
   "seconds"
  ],
  "초 후에 새 코드로 바뀌어요."
 ],
 "remote.copy": "링크 복사",
 "remote.getApp": "앱 받기",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  [
   "wallet"
  ],
  " 사용 환경"
 ],
 "remote.tab.browser": "브라우저",
 "remote.tab.mobile": "모바일",
 "remote.tab.desktop": "데스크톱",
 "remote.tab.web": "웹",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " 지갑을 찾지 못했어요"
 ],
 "remote.notDetected.body": "이 브라우저에 설치한 후 페이지를 새로고침해 주세요. 다른 기기에서 사용할 수도 있어요.",
 "remote.notDetected.phone": "휴대폰 사용하기",
 "remote.open.title": [
  [
   "wallet"
  ],
  "에서 계속하기"
 ],
 "remote.open.body": "지갑에서 동의한 후 이 페이지로 돌아와 주세요.",
 "remote.open.device": "이 기기의 지갑 열기",
 "remote.help.title": "열리지 않았나요?",
 "remote.help.body": [
  "링크를 복사해서 ",
  [
   "wallet"
  ],
  "에 붙여넣거나 먼저 앱을 받으세요."
 ],
 "remote.help.inApp": [
  [
   "wallet"
  ],
  "에서 이 페이지 열기"
 ],
 "remote.help.site": "웹사이트 열기",
 "remote.linking.title": "거의 다 됐어요",
 "remote.linking.body": "지갑에서 동의했어요. 연결을 설정하고 있어요.",
 "remote.declined.title": "지갑에서 거절됐어요",
 "remote.declined.body": "연결되지 않았어요. 다시 시도할 수 있어요.",
 "remote.unreachable.title": "코드를 만들지 못했어요",
 "remote.unreachable.body": "지갑과 이어 주는 서비스가 응답하지 않아요. 인터넷 연결을 확인하고 다시 시도해 주세요.",
 "remote.refused.title": "코드를 만들지 못했어요",
 "remote.refused.body": "지갑과 이어 주는 서비스가 이 페이지를 거부했어요. 기기의 시간을 확인한 후 다시 시도해 주세요.",
 "remote.failed.title": "연결하지 못했어요",
 "remote.failed.body": "지갑의 응답을 여기에서 사용할 수 없어요. 다시 시도하거나 다른 지갑을 선택해 주세요.",
 "error.pairing/expired": "지갑이 응답하기 전에 코드가 만료됐어요. 다시 시도해 주세요.",
 "error.pairing/relay_unreachable": "이 페이지와 지갑을 이어 주는 서비스에 연결하지 못했어요. 다시 시도해 주세요.",
 "error.pairing/relay_refused": "이 페이지와 지갑을 이어 주는 서비스가 이 앱을 거부했어요. 앱 개발사에 알려 주세요.",
 "error.pairing/invalid_grant": "지갑이 요청과 다른 권한을 허용했어요. 다시 시도해 주세요.",
 "embedded.frame.login": "지갑에 로그인",
 "embedded.frame.approval": "지갑 요청",
 "embedded.frame.account": "내 지갑 계정",
 "embedded.sending": [
  [
   "email"
  ],
  " 주소로 메일을 보내는 중"
 ],
 "embedded.waiting": "지갑을 불러오는 중",
 "embedded.linking.title": "로그인했어요",
 "embedded.linking.body": "지갑을 여는 중…",
 "embedded.failed.title": "로그인하지 못했어요",
 "embedded.failed.noAccess": "이 계정은 이용할 수 없어요",
 "embedded.failed.otherEmail": "다른 이메일 사용",
 "embedded.row.subtitle": "이메일로 로그인함",
 "embedded.security.title": "보안",
 "embedded.security.subtitle": "내 지갑을 열 수 있는 사람",
 "embedded.security.assisted": "로그인만으로 열려요.",
 "embedded.security.fragile": "나만 열 수 있고, 방법은 하나예요.",
 "embedded.security.secured": "나만 열 수 있어요.",
 "embedded.security.exit": "나만 열 수 있고, 언제든 떠날 수 있어요.",
 "embedded.security.next.kit": "다음: 복구 키트",
 "embedded.security.next.passkey": "다음: 패스키",
 "embedded.security.next.secure": "다음: 나만의 지갑으로 만들기",
 "embedded.security.next.export": "다음: 내보내기 키트",
 "embedded.security.failed": "표시하지 못했어요",
 "embedded.change.intro": "현재 주소로 코드를 받은 다음, 새 주소로 코드를 받아요.",
 "embedded.change.present": "현재 이메일",
 "embedded.change.label": "새 이메일 주소",
 "embedded.change.send": "계속",
 "embedded.change.done": "이메일을 변경했어요",
 "embedded.notAllowed": "허용되지 않은 작업",
 "embedded.error.email_invalid": "ana@example.com 같은 이메일 주소를 입력해 주세요.",
 "embedded.error.login/cool_down": [
  [
   "seconds"
  ],
  "초 후에 다시 시도해 주세요"
 ],
 "embedded.error.embedded/load_failed": "지갑을 불러오지 못했어요. 연결을 확인하고 나중에 다시 시도해 주세요.",
 "embedded.error.embedded/timeout": "지갑의 응답이 너무 오래 걸려요. 다시 시도해 주세요.",
 "embedded.error.login/mail_failed": "메일을 전달하지 못했어요. 주소를 확인하거나 다시 시도해 주세요.",
 "embedded.error.login/attempt_ended": "코드가 만료됐어요. 새 코드를 요청해 주세요.",
 "embedded.error.login/too_many_tries": "잘못된 코드를 너무 많이 입력했어요. 새 코드를 요청해 주세요.",
 "embedded.error.login/device_refused": "메일에서 다른 숫자가 선택됐어요. 다시 시도해서 여기에 표시된 숫자를 선택해 주세요.",
 "embedded.error.login/change_pending": "이 계정의 이메일이 변경됐어요. 되돌리려면 알림 메일의 링크를 열고, 아니면 하루를 기다려 주세요.",
 "embedded.error.login/not_allowed": "이 사이트에서는 이 계정을 이용할 수 없어요. 다른 계정을 사용하거나 사이트에 이용을 요청해 주세요.",
 "embedded.error.login/user_disabled": "이 앱에서 내 계정을 비활성화했어요. 다시 로그인하면 지갑을 가져갈 수 있어요.",
 "embedded.error.login/email_off": "여기에서는 이메일로 로그인할 수 없어요.",
 "embedded.error.login/clock_skewed": "이 기기의 날짜와 시간을 확인한 후 다시 시도해 주세요.",
 "embedded.error.request/http_failed": "지갑 서버에 연결하지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
 "embedded.error.embedded/unreachable": "지금은 지갑에 연결할 수 없어요. 1분 후에 다시 시도해 주세요.",
 "embedded.error.embedded/untrusted": "서버가 지갑에 속하지 않은 데이터를 보내서 지갑을 열지 않았어요. 이 사이트의 고객 지원에 문의해 주세요.",
 "embedded.error.stopped": "지금은 지갑이 일시 중지됐어요. 나중에 다시 시도해 주세요.",
 "embedded.error.escrow/login_required": "메일의 링크와 코드로 다시 로그인해 주세요.",
 "embedded.error.request/too_many": "요청이 한꺼번에 너무 많아요. 잠시 후 다시 시도해 주세요.",
 "embedded.error.failed": "처리하지 못했어요. 다시 시도해 주세요.",
 "embedded.row.social": [
  [
   "provider"
  ],
  " 계정으로 로그인함"
 ],
 "embedded.social.list": "계정으로 로그인",
 "embedded.social.continue": [
  [
   "provider"
  ],
  " 계정으로 계속하기"
 ],
 "embedded.social.waiting.title": "창에서 계속해 주세요",
 "embedded.social.waiting.body": [
  "열린 창에서 ",
  [
   "provider"
  ],
  " 계정으로 로그인해 주세요."
 ],
 "embedded.social.blocked": "창이 차단됐어요",
 "embedded.social.closed": "창이 닫혔어요",
 "embedded.social.declined": "로그인이 거절됐어요",
 "embedded.social.open": "창 열기",
 "embedded.social.other": "다른 방법 사용",
 "embedded.farcaster.scan": "휴대폰으로 스캔",
 "embedded.farcaster.here": "Farcaster 앱에서 계속하기",
 "embedded.farcaster.only": "Farcaster 앱에서 승인해 주세요. 직접 시작한 로그인만 승인하세요.",
 "embedded.farcaster.expires": [
  "이 코드는 ",
  [
   "seconds"
  ],
  "초 후에 만료돼요."
 ],
 "embedded.farcaster.code": "Farcaster 앱용 코드",
 "embedded.farcaster.copy": "링크 복사",
 "embedded.farcaster.open": "Farcaster 열기",
 "embedded.farcaster.failed": [
  [
   "provider"
  ],
  "에 연결하지 못했어요"
 ],
 "embedded.farcaster.expired": "코드가 만료됐어요",
 "embedded.farcaster.expiredBody": "제때 승인되지 않았어요. 다시 시도해서 새 코드를 받아 주세요.",
 "embedded.error.login/window_blocked": "브라우저가 창을 열지 못하게 했어요. 아래 버튼으로 열어 주세요.",
 "embedded.error.login/window_closed": "로그인하기 전에 창을 닫았어요. 다시 시도할 수 있어요.",
 "embedded.error.login/window_foreign": "창에서 다른 숫자가 선택됐어요. 다시 시도해서 여기에 표시된 숫자를 선택해 주세요.",
 "embedded.error.login/visit_ended": "로그인이 너무 오래 걸렸어요. 다시 시도해 주세요.",
 "embedded.error.login/provider_declined": "창에서 거절해서 아무것도 공유되지 않았어요. 다시 시도할 수 있어요.",
 "embedded.error.login/provider_failed": "로그인을 확인하지 못했어요. 잠시 후 다시 시도해 주세요.",
 "embedded.error.login/provider_off": "여기에서는 이 로그인 방법을 사용할 수 없어요. 다른 방법을 사용해 주세요.",
 "embedded.passkey.continue": "패스키로 계속하기",
 "embedded.passkey.name": "패스키",
 "embedded.row.passkey": "패스키로 로그인함",
 "embedded.guest.continue": "게스트로 계속하기",
 "embedded.guest.name": "게스트",
 "embedded.row.guest": "이메일 없음",
 "embedded.guest.secure": "지갑 보호하기",
 "embedded.security.temporary": "이 브라우저에만 있어요. 데이터를 지우면 지갑이 사라져요.",
 "embedded.error.login/guest_off": "이 사이트는 게스트를 허용하지 않아요. 다른 방법을 사용해 주세요.",
 "embedded.linked.title": "연동된 지갑",
 "embedded.linked.subtitle": "이미 가지고 있는 지갑",
 "embedded.linked.intro": "이 앱은 이 지갑들이 내 것임을 알고 있어요. 이 지갑들로 로그인 지갑을 열 수는 없어요.",
 "embedded.linked.unread": "연동된 지갑을 불러오지 못했어요",
 "embedded.linked.none.title": "연동된 지갑이 없어요",
 "embedded.linked.none.body": "가지고 있는 지갑을 연동해서 내 지갑임을 이 앱에 알려 주세요. 메시지에 서명하며, 비용은 들지 않아요.",
 "embedded.linked.add": "지갑 연동",
 "embedded.linked.full": [
  "지갑을 최대 개수인 ",
  [
   "count"
  ],
  "개까지 연동했어요. 먼저 하나를 해제해 주세요."
 ],
 "embedded.linked.choose": "이 브라우저에 있는 지갑을 선택해 주세요.",
 "embedded.linked.missing.title": "지갑을 찾을 수 없어요",
 "embedded.linked.missing.body": "이 브라우저에 지갑을 설치하거나 켠 후 다시 시도해 주세요.",
 "embedded.linked.unlink": "연동 해제",
 "embedded.linked.keep": "유지",
 "embedded.linked.cancel": "취소",
 "embedded.linked.confirm.title": [
  [
   "name"
  ],
  " 연동을 해제할까요?"
 ],
 "embedded.linked.confirm.body": "이 앱은 더 이상 이 지갑이 내 것임을 알 수 없어요. 나중에 다시 연동할 수 있어요.",
 "embedded.linked.step.connect.title": [
  [
   "name"
  ],
  "에서 연결"
 ],
 "embedded.linked.step.connect.body": "연동할 계정을 선택해 주세요.",
 "embedded.linked.step.approve.title": [
  [
   "name"
  ],
  " 연동 중"
 ],
 "embedded.linked.step.approve.body": "요청을 불러오는 중…",
 "embedded.linked.step.sign.title": [
  [
   "name"
  ],
  " 지갑으로 서명"
 ],
 "embedded.linked.step.sign.body": "지갑이 내 것임을 보여 주는 메시지예요. 자산은 이동하지 않아요.",
 "embedded.linked.declined": "거절됐어요. 아무것도 연동되지 않았어요.",
 "embedded.linked.error.links/taken": "이 지갑은 이 앱의 다른 계정에 연동되어 있어요. 먼저 그 계정에서 해제해 주세요.",
 "embedded.linked.error.links/ended": "시간이 너무 오래 걸렸어요. 다시 시도해 주세요.",
 "embedded.linked.error.escrow/waiting": "새 기기예요. 이 기기에서 내 지갑을 열 수 있게 되면 지갑을 연동할 수 있어요."
}
export default catalogue
