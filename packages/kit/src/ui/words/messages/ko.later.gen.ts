// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "할 수 있는 일",
 "account.action.onramp": "구매",
 "account.action.swaps": "스왑",
 "account.action.receive": "받기",
 "account.action.send": "보내기",
 "account.tabs": "계정의 자산과 활동",
 "account.tab.tokens": "토큰",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "활동",
 "account.menu": "이 계정 더보기",
 "account.balanceUnsupportedBody": "이 앱은 지갑이 연결된 네트워크를 읽을 수 없어요. 자산에는 영향이 없어요.",
 "account.partial": "가격을 알 수 없는 토큰 제외",
 "account.stale": "최신 수치가 아닐 수 있어요",
 "account.priceUnknown": "가격 정보 없음",
 "account.searchTokens": "토큰 검색",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     "토큰 ",
     0,
     "개 모두 보기"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "숨긴 토큰 ",
     0,
     "개 보기"
    ]
   }
  ]
 ],
 "account.hideTokens": "이 토큰 다시 숨기기",
 "account.empty.title": "계정이 비어 있어요",
 "account.empty.body": "받거나 구매한 자산이 여기에 표시돼요.",
 "account.empty.receive": "내 주소 보기",
 "account.empty.buy": "가상자산 구매",
 "account.noTokens.title": "토큰을 찾을 수 없어요",
 "account.noTokens.body": [
  "“",
  [
   "query"
  ],
  "” 검색 결과가 없어요. 철자를 확인하거나 다른 이름으로 검색해 보세요."
 ],
 "account.tokensUnavailable.title": "토큰을 표시할 수 없어요",
 "account.tokensUnavailable.body": "잠시 후 다시 시도할게요. 자산에는 영향이 없어요.",
 "activity.done.send": "보냄",
 "activity.kind.send": "보내기",
 "activity.done.receive": "받음",
 "activity.kind.receive": "받기",
 "activity.done.trade": "스왑 완료",
 "activity.kind.trade": "스왑",
 "activity.done.approve": "사용 허용됨",
 "activity.kind.approve": "사용 허용",
 "activity.done.revoke": "사용 권한 해제됨",
 "activity.kind.revoke": "사용 권한 해제",
 "activity.done.mint": "민팅됨",
 "activity.kind.mint": "민팅",
 "activity.done.burn": "소각됨",
 "activity.kind.burn": "소각",
 "activity.done.deposit": "예치됨",
 "activity.kind.deposit": "예치",
 "activity.done.withdraw": "인출됨",
 "activity.kind.withdraw": "인출",
 "activity.done.claim": "수령함",
 "activity.kind.claim": "수령",
 "activity.done.stake": "스테이킹됨",
 "activity.kind.stake": "스테이킹",
 "activity.done.unstake": "스테이킹 해제됨",
 "activity.kind.unstake": "스테이킹 해제",
 "activity.done.borrow": "대출받음",
 "activity.kind.borrow": "대출",
 "activity.done.repay": "상환함",
 "activity.kind.repay": "상환",
 "activity.done.buy": "구매함",
 "activity.kind.buy": "구매",
 "activity.done.deploy": "컨트랙트 생성됨",
 "activity.kind.deploy": "컨트랙트 생성",
 "activity.done.execute": "컨트랙트 호출",
 "activity.kind.execute": "컨트랙트 호출",
 "activity.done.other": "거래",
 "activity.kind.other": "거래",
 "activity.fromHere": "여기에서 보냄",
 "activity.latest": "최근 활동",
 "activity.showAll": "모든 활동 보기",
 "activity.more": "더 보기",
 "activity.refresh": "새로고침",
 "activity.to": "받는 곳",
 "activity.from": "보낸 곳",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "외 ",
     0,
     "개"
    ]
   }
  ]
 ],
 "activity.status.pending": "대기 중",
 "activity.status.queued": "소유자 승인 대기 중",
 "activity.status.success": "확정됨",
 "activity.status.failed": "실패",
 "activity.status.replaced": "대체됨",
 "activity.status.dropped": "접수되지 않음",
 "activity.status.unknown": "상태 알 수 없음",
 "activity.moreFailed": "이전 활동을 불러오지 못했어요.",
 "activity.empty.title": "아직 활동이 없어요",
 "activity.empty.body": "이 네트워크에서 보내고 받고 스왑한 내역이 여기에 표시돼요.",
 "activity.deviceOnly": [
  [
   "network"
  ],
  " 노드는 계정별 거래 목록을 제공하지 않아요. 그래서 이 기기에서 보낸 거래만 표시돼요."
 ],
 "activity.partial": [
  "일부 거래가 빠져 있을 수 있어요. ",
  [
   "network"
  ],
  " 노드가 모든 거래를 제공하지는 않아요."
 ],
 "activity.explorer": "익스플로러에서 모두 보기",
 "activity.failed.title": "거래를 불러오지 못했어요",
 "activity.failed.body": "자산에는 영향이 없어요. 연결을 확인하고 다시 시도해 주세요.",
 "allowances.title": "사용 권한",
 "allowances.hint": "내 토큰을 가져갈 수 있는 대상",
 "allowances.list": "사용 권한",
 "allowances.intro": "다음 앱은 다시 묻지 않고 내 계정에서 토큰을 가져갈 수 있어요.",
 "allowances.unlimited": "무제한",
 "allowances.everything": "전체",
 "allowances.empty.title": "사용 권한이 없어요",
 "allowances.empty.body": "이 네트워크에서 내 계정의 토큰을 가져갈 수 있는 앱이 없어요.",
 "allowances.failed.title": "사용 권한을 불러오지 못했어요",
 "allowances.failed.body": "서버가 응답하지 않았어요. 사용 권한은 그대로예요.",
 "allowances.partial": "이전 사용 권한은 아직 확인하지 않았어요.",
 "allowances.readOn": "이전 내역 더 확인",
 "allowances.nothing": "해제할 권한이 없어요",
 "allowances.review": [
  "앞으로 ",
  [
   "spender"
  ],
  "에서 내 ",
  [
   "token"
  ],
  " 토큰을 가져갈 수 없게 돼요."
 ],
 "allowances.spender": "사용 주체",
 "allowances.fee": "해제도 거래이므로 네트워크 수수료를 내야 해요.",
 "allowances.revoke": "해제",
 "allowances.declined": "요청이 거절됐어요. 권한은 그대로 유효해요. 다시 시도할 수 있어요.",
 "allowances.signing.title": [
  [
   "wallet"
  ],
  "에서 승인해 주세요"
 ],
 "allowances.signing.body": "지갑에 해제 요청이 와 있어요.",
 "allowances.pending.title": "해제하는 중…",
 "allowances.pending.body": [
  "네트워크를 기다리고 있어요. 완료될 때까지 ",
  [
   "spender"
  ],
  "에서 ",
  [
   "token"
  ],
  " 토큰을 가져갈 수 있어요."
 ],
 "allowances.done.title": "사용 권한을 해제했어요",
 "allowances.done.body": [
  "이제 ",
  [
   "spender"
  ],
  "에서 내 ",
  [
   "token"
  ],
  " 토큰을 가져갈 수 없어요."
 ],
 "allowances.reverted.title": "해제하지 못했어요",
 "allowances.reverted.body": [
  "네트워크가 거부했어요. ",
  [
   "spender"
  ],
  "에서 여전히 내 ",
  [
   "token"
  ],
  " 토큰을 가져갈 수 있어요."
 ],
 "allowances.dropped.title": "거래가 접수되지 않았어요",
 "allowances.dropped.body": [
  "네트워크가 제때 접수하지 않았고, 비용은 들지 않았어요. ",
  [
   "spender"
  ],
  "에서 여전히 내 ",
  [
   "token"
  ],
  " 토큰을 가져갈 수 있어요."
 ],
 "allowances.unknown.title": "결과를 알 수 없어요",
 "allowances.unknown.body": "거래를 더 이상 추적할 수 없어요. 사용 권한 목록을 확인해 주세요.",
 "allowances.backToList": "사용 권한 보기",
 "allowances.otherNetwork": "지갑이 다른 네트워크에 연결되어 있어요. 다시 전환한 후 시도해 주세요.",
 "allowances.otherAccount": "지갑이 다른 계정을 사용 중이에요. 돌아가서 그 계정의 사용 권한을 확인해 주세요.",
 "action.cancel": "취소",
 "action.disconnect": "연결 해제",
 "account.title": "계정",
 "account.balance": "잔액",
 "account.balanceUnavailable": "잔액을 표시할 수 없음",
 "account.balanceUnavailableBody": "네트워크에 연결하지 못했어요. 자산에는 영향이 없어요.",
 "account.copyAddress": "주소 복사",
 "account.explorer": "익스플로러에서 보기",
 "account.network": "네트워크",
 "account.unknownNetwork": "알 수 없는 네트워크",
 "account.switchWallet": "지갑 전환",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     "지갑 ",
     0,
     "개 연결됨"
    ]
   }
  ]
 ],
 "account.reconnecting": "다시 연결하는 중…",
 "wallets.title": "지갑",
 "wallets.disconnect": [
  [
   "wallet"
  ],
  " 연결 해제"
 ],
 "wallets.add": "다른 지갑 추가",
 "wallets.disconnectAll": "모두 연결 해제",
 "wallets.empty.title": "연결된 지갑이 없어요",
 "wallets.empty.body": "지갑을 연결하면 여기에 표시돼요.",
 "accountType.eoa": "일반 계정",
 "accountType.smartAccount": "스마트 계정",
 "accountType.payment": "결제 주소",
 "accountType.ordinal": "수집품 주소",
 "network.title": "네트워크 전환",
 "network.list": "네트워크",
 "network.search": "네트워크 검색",
 "network.notConnected": "연결되지 않음",
 "network.empty.title": "네트워크를 찾을 수 없어요",
 "network.empty.body": [
  "“",
  [
   "query"
  ],
  "” 검색 결과가 없어요. 다른 이름으로 검색해 보세요."
 ],
 "network.waiting.title": [
  [
   "wallet"
  ],
  "에서 승인해 주세요"
 ],
 "network.waiting.body": [
  "지갑에서 ",
  [
   "network"
  ],
  " 네트워크로 전환할지 묻고 있어요."
 ],
 "network.declined.title": "전환이 거절됐어요",
 "network.declined.body": [
  "아직 ",
  [
   "network"
  ],
  " 네트워크를 사용 중이에요. 다시 시도할 수 있어요."
 ],
 "network.failed.title": [
  [
   "network"
  ],
  " 네트워크로 전환하지 못했어요"
 ],
 "network.failed.body": "다시 시도하거나 지갑에서 직접 전환해 주세요.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  "에서 ",
  [
   "network"
  ],
  " 네트워크를 사용할 수 없어요"
 ],
 "network.unsupported.body": "다른 네트워크를 선택하거나 다른 지갑을 연결해 주세요.",
 "activeChain.title": [
  [
   "chain"
  ],
  "에 연결"
 ],
 "activeChain.body": [
  [
   "chain"
  ],
  " 지원 지갑이 필요해요. 다른 연결은 그대로 유지돼요."
 ],
 "activeChain.connect": "지갑 연결",
 "activeChain.continue": [
  [
   "wallet"
  ],
  " 지갑으로 계속하기"
 ],
 "activeChain.stay": "나중에",
 "unsupported.title": "네트워크 전환",
 "unsupported.body": "이 앱은 지갑이 연결된 네트워크를 지원하지 않아요. 계속하려면 다음 중 하나를 선택해 주세요.",
 "unsupported.list": "지원하는 네트워크",
 "whatIsWallet.title": "지갑이란 무엇인가요?",
 "whatIsWallet.home.title": "내 자산을 위한 공간",
 "whatIsWallet.home.body": "토큰과 수집품을 보관하고 보내고 받아요.",
 "whatIsWallet.login.title": "하나로 끝나는 로그인",
 "whatIsWallet.login.body": "새 계정과 비밀번호를 만드는 대신 지갑을 연결하세요.",
 "whatIsWallet.keys.title": "키는 내가 보관해요",
 "whatIsWallet.keys.body": "다른 누구도 내 자산을 옮길 수 없어요. 복구 문구는 절대 공유하지 마세요.",
 "whatIsWallet.get": "지갑 만들기",
 "getWallet.title": "지갑 만들기",
 "getWallet.list": "사용할 수 있는 지갑",
 "getWallet.extension": "브라우저 확장 프로그램",
 "getWallet.app": "모바일 앱",
 "getWallet.extensionAndApp": "확장 프로그램 및 모바일 앱",
 "getWallet.after": "설치하셨나요? 지갑을 찾을 수 있도록 페이지를 새로고침해 주세요.",
 "getWallet.empty.title": "추천 지갑이 없어요",
 "getWallet.empty.body": "이 앱에는 추천 지갑이 없어요. 브라우저의 확장 프로그램 스토어에서 신뢰하는 지갑을 찾아보세요.",
 "error.send/rejected": "거래가 거절됐어요. 아무것도 전송되지 않았어요.",
 "error.send/failed": "거래를 보내지 못했어요. 아무것도 전송되지 않았어요.",
 "toast.walletSwitched": [
  [
   "wallet"
  ],
  " 지갑으로 전환했어요"
 ],
 "toast.balanceUnavailable": "토큰 잔액을 표시할 수 없음",
 "error.send/unsupported_chain": "이 체인에서는 보낼 수 없어요.",
 "error.send/incomplete": "금액과 받는 주소를 입력해야 해요.",
 "error.send/token_missing": "토큰을 선택해야 해요.",
 "error.send/expired": "거래 서명이 너무 늦었어요. 아무것도 전송되지 않았어요. 다시 시도해 주세요.",
 "error.send/below_minimum": "금액이 너무 작아서 그곳으로 보낼 수 없어요. 조금 더 보내 주세요.",
 "error.send/coins_kept": "잔액 일부는 보낼 수 없어요. 아직 확정되지 않은 입금과 수집품일 수 있는 소액 입금이에요. 금액을 줄여 주세요.",
 "error.send/too_many_coins": "이 금액은 너무 많은 소액 입금으로 나뉘어 있어요. 금액을 줄여 주세요.",
 "error.send/funds_changed": "잔액이 바뀌었어요. 아무것도 전송되지 않았어요. 금액을 확인하고 다시 시도해 주세요.",
 "error.send/fee_too_low": "네트워크 수수료가 올랐어요. 아무것도 전송되지 않았어요. 다시 시도해 주세요.",
 "error.send/overtaken": "내 계정의 다른 거래가 먼저 처리됐어요. 아무것도 전송되지 않았어요. 다시 시도해 주세요.",
 "error.send/network_upgraded": "그사이 네트워크가 업그레이드됐어요. 아무것도 전송되지 않았어요. 다시 시도해 주세요.",
 "error.send/leaves_too_little": "계정에 소액을 남겨야 해요. 금액을 조금 줄이거나 전액을 보내 주세요.",
 "error.send/not_a_wallet": "지갑이 아니라 토큰의 주소예요. 그곳으로 보낸 자산은 사라져요.",
 "error.send/token_unsupported": "이 토큰은 여기에서 보낼 수 없어요.",
 "error.send/token_mismatch": "네트워크가 이 토큰을 세는 방식이 여기에 표시된 것과 달라요. 아무것도 전송되지 않았어요.",
 "error.swap/not_as_shown": "이 스왑은 여기에 표시된 것과 다르게 동작하므로 전송하지 않았어요.",
 "error.token/mismatch": "이 토큰은 여기에 표시된 이름의 토큰이 아니므로 아무것도 전송하지 않았어요. 주소로 선택해 주세요.",
 "error.token/unverified": "서버 외에는 이 토큰을 확인해 줄 곳이 없어서 아무것도 전송하지 않았어요. 나중에 다시 시도해 주세요.",
 "error.name/resolve_failed": "이 이름을 조회하지 못했어요. 대신 주소를 입력해 주세요.",
 "names.title": "이름 선택",
 "names.successTitle": "이름을 등록했어요",
 "names.row": "이름 선택",
 "names.rowHint": "주소보다 읽기 쉬워요",
 "names.intro": "이름은 내 계정을 나타내며 주소보다 읽기 쉬워요. 무료이고 서명 한 번이면 돼요.",
 "names.field": "이름 찾기",
 "names.rules": "영문자, 숫자, 하이픈으로 4자 이상.",
 "names.problem.characters": "영문 소문자 a~z, 숫자, 하이픈만 사용할 수 있어요.",
 "names.problem.short": "이름은 4자 이상이어야 해요.",
 "names.problem.long": "이름은 63자까지 가능해요.",
 "names.problem.ends": "이름은 하이픈으로 시작하거나 끝날 수 없어요.",
 "names.problem.double": "하이픈을 연달아 두 번 쓸 수 없어요.",
 "names.list": "이름",
 "names.own": "내 이름",
 "names.free": "사용 가능",
 "names.taken": "사용 불가",
 "names.off.title": "여기에서는 이름을 사용할 수 없어요",
 "names.off.body": "이 앱은 이름을 제공하지 않아요.",
 "names.unreachable.title": "이름을 조회하지 못했어요",
 "names.unreachable.body": "서버가 응답하지 않았어요. 연결을 확인하고 다시 시도해 주세요.",
 "names.signing.title": [
  [
   "wallet"
  ],
  "에서 서명해 주세요"
 ],
 "names.signing.body": [
  "서명은 무료예요. ",
  [
   "name"
  ],
  " 이름이 내 계정용임을 보여 줘요."
 ],
 "names.registering.title": "이름을 등록하는 중",
 "names.declined.title": "서명이 거절됐어요",
 "names.declined.body": [
  [
   "name"
  ],
  " 이름은 아직 사용할 수 있어요. 다시 시도할 수 있어요."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " 이름이 방금 등록됐어요"
 ],
 "names.takenNow.body": "다른 사람이 더 빨랐어요. 다른 이름을 선택해 주세요.",
 "names.reserved.title": [
  [
   "name"
  ],
  " 이름은 예약되어 있어요"
 ],
 "names.reserved.body": "이 이름은 누구도 사용할 수 없어요. 다른 이름을 선택해 주세요.",
 "names.usedUp.title": "이름 개수가 한도에 도달했어요",
 "names.usedUp.body": "이 계정에는 더 이상 이름을 등록할 수 없어요.",
 "names.expired.title": "서명이 너무 늦었어요",
 "names.expired.body": "이 기기의 날짜와 시간을 확인한 후 다시 서명해 주세요.",
 "names.otherAccount.title": "지갑이 다른 계정으로 바뀌었어요",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " 이름은 등록되지 않았어요. 이 계정으로 등록하려면 다시 시도해 주세요."
 ],
 "names.unsupported.title": "이 지갑으로는 여기에서 이름을 등록할 수 없어요",
 "names.unsupported.body": "다른 네트워크로 전환하거나 다른 지갑을 연결해 주세요.",
 "names.failed.title": [
  [
   "name"
  ],
  " 이름을 등록하지 못했어요"
 ],
 "names.failed.body": "변경된 내용이 없어요. 잠시 후 다시 시도해 주세요.",
 "names.success.title": [
  "이제 ",
  [
   "name"
  ],
  " 이름은 내 것이에요"
 ],
 "names.success.body": "이제 이 앱에서 내 계정을 나타내요.",
 "names.success.copy": "이름 복사",
 "names.success.done": "완료",
 "names.none.title": "아직 이름이 없어요",
 "names.none.body": "이름을 선택하면 여기에 표시돼요.",
 "nfts.list": "NFT",
 "nfts.empty.title": "아직 NFT가 없어요",
 "nfts.empty.body": "이 네트워크에서 받은 NFT가 여기에 표시돼요.",
 "nfts.failed.title": "NFT를 불러오지 못했어요",
 "nfts.failed.body": "서버가 응답하지 않았어요. NFT에는 영향이 없어요.",
 "nfts.moreFailed": "더 불러오지 못했어요.",
 "nfts.more": "더 보기",
 "nfts.showAll": "모든 NFT 보기",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "숨긴 NFT ",
     0,
     "개 보기"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "스팸 의심 항목 숨기기",
 "nfts.nameless": [
  [
   "collection"
  ],
  " #",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "이 NFT는 내 계정에 없어요",
 "nfts.spam": "스팸일 수 있어요. 이름이나 이미지에 있는 링크를 열지 마세요.",
 "nfts.collection": "컬렉션",
 "nfts.contract": "컨트랙트",
 "nfts.address": "주소",
 "nfts.number": "토큰 ID",
 "nfts.amount": "보유 수량",
 "onramp.title": "가상자산 구매",
 "onramp.pay": "지불",
 "onramp.get": "수령",
 "onramp.amount": "지불할 금액",
 "onramp.payWith": [
  "결제 수단 변경: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "구매할 자산 변경: ",
  [
   "network"
  ],
  "의 ",
  [
   "symbol"
  ]
 ],
 "onramp.limits": [
  [
   "min"
  ],
  " ~ ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "이 결제 수단의 최소 금액: ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "이 결제 수단의 최대 금액: ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "아직 가격 없음",
 "onramp.elsewhere": [
  "이 앱은 ",
  [
   "network"
  ],
  " 네트워크를 사용하지 않아요. 구매한 자산은 지갑에서 확인할 수 있어요."
 ],
 "onramp.offers": "제안",
 "onramp.refresh": "가격 새로고침",
 "onramp.best": "최적",
 "onramp.via": [
  [
   "provider"
  ],
  " 제공"
 ],
 "onramp.providerFee": "판매처 수수료",
 "onramp.networkFee": "네트워크 수수료",
 "onramp.total": "합계",
 "onramp.moreOffers": "모든 제안 보기",
 "onramp.enterAmount": "금액 입력",
 "onramp.changeAmount": "금액을 변경해 주세요",
 "onramp.asking": "가격을 가져오는 중…",
 "onramp.continue": [
  [
   "provider"
  ],
  "에서 계속하기"
 ],
 "onramp.ownWindow": [
  "결제는 ",
  [
   "provider"
  ],
  " 창에서 진행돼요. 카드 정보는 이 앱에 전달되지 않아요."
 ],
 "onramp.unreachable.title": "가격을 표시할 수 없어요",
 "onramp.unreachable.body": "응답한 판매처가 없어요. 추측한 가격은 표시하지 않아요.",
 "onramp.noSeller.title": "이 금액을 받는 판매처가 없어요",
 "onramp.noSeller.body": "다른 금액이나 결제 수단으로 시도해 보세요.",
 "onramp.off.title": "여기에서는 구매할 수 없어요",
 "onramp.off.body": "이 앱에는 판매처가 설정되어 있지 않아요.",
 "onramp.off.back": "계정으로 돌아가기",
 "onramp.noChain.title": "이 네트워크에서는 판매하는 자산이 없어요",
 "onramp.noChain.body": "가상자산을 구매하려면 다른 네트워크로 전환해 주세요.",
 "onramp.noChain.switch": "네트워크 전환",
 "onramp.buyList": "구매할 자산",
 "onramp.search": "이름 또는 네트워크로 검색",
 "onramp.empty.title": "결과가 없어요",
 "onramp.empty.body": [
  "“",
  [
   "query"
  ],
  "” 검색 결과가 없어요. 다른 이름으로 검색해 보세요."
 ],
 "onramp.payList": "결제 수단",
 "onramp.onNetwork": [
  [
   "network"
  ],
  "의 ",
  [
   "name"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " ~ ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "카드",
 "onramp.method.bank": "계좌 이체",
 "onramp.method.sepa": "SEPA 이체",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "계정 잔액",
 "onramp.opening.title": [
  [
   "provider"
  ],
  " 여는 중"
 ],
 "onramp.opening.body": "잠시 후 별도의 창이 열려요.",
 "onramp.blocked.title": "브라우저가 창을 차단했어요",
 "onramp.blocked.body": [
  "계속하려면 ",
  [
   "provider"
  ],
  " 창을 직접 열어 주세요. 링크는 한 번만 사용할 수 있어요."
 ],
 "onramp.blocked.open": [
  [
   "provider"
  ],
  " 열기"
 ],
 "onramp.waiting.title": [
  [
   "provider"
  ],
  " 창에서 완료해 주세요"
 ],
 "onramp.waiting.body": "이 페이지를 열어 두면 구매가 완료되는 것을 확인할 수 있어요.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  "에서는 진행 상황을 이 앱에 알려 주지 않아요. 구매한 자산은 지갑에 도착해요."
 ],
 "onramp.destination": "결제하기 전에 그 창에서 구매 자산이 내 주소로 가는지 확인해 주세요:",
 "onramp.paid.title": "결제가 접수됐어요",
 "onramp.paid.body": [
  [
   "provider"
  ],
  "에서 ",
  [
   "symbol"
  ],
  " 토큰을 지갑으로 보내고 있어요."
 ],
 "onramp.left.title": "창이 닫혔어요",
 "onramp.left.body": [
  "결제했다면 ",
  [
   "symbol"
  ],
  " 토큰이 지갑에 도착해요. 몇 분 정도 걸릴 수 있어요."
 ],
 "onramp.done.title": [
  [
   "amount"
  ],
  " 구매 완료"
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  "에서 지갑으로 보냈어요."
 ],
 "onramp.done.close": "완료",
 "onramp.unavailable.title": [
  [
   "provider"
  ],
  " 창을 열지 못했어요"
 ],
 "onramp.unavailable.body": "결제되지 않았어요. 다시 시도하거나 다른 제안을 선택해 주세요.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  "에서 구매를 완료하지 못했어요"
 ],
 "onramp.refused.body": [
  "다시 시도하기 전에 청구된 금액이 있는지 ",
  [
   "provider"
  ],
  "에 확인해 주세요."
 ],
 "onramp.backToPrices": "가격으로 돌아가기",
 "onramp.again": "추가 구매",
 "pay.title": "결제",
 "pay.review.title": "결제 확인",
 "pay.requestedBy": "요청한 곳",
 "pay.for": "내용",
 "pay.token": "토큰",
 "pay.expires": "만료",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "초 후"
    ]
   }
  ]
 ],
 "pay.with": "결제할 자산",
 "pay.balance": [
  "보유: ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "필요 ",
  [
   "amount"
  ],
  ", 보유 ",
  [
   "have"
  ]
 ],
 "pay.swap": [
  "먼저 ",
  [
   "symbol"
  ],
  " 토큰으로 스왑"
 ],
 "pay.swapAbout": [
  "약 ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  [
   "network"
  ],
  " 네트워크로 전환"
 ],
 "pay.switchYourself": [
  "결제하려면 지갑을 ",
  [
   "network"
  ],
  " 네트워크로 전환해 주세요."
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " 부족"
 ],
 "pay.confirm": [
  [
   "amount"
  ],
  " 결제"
 ],
 "pay.signing": "지갑을 기다리는 중",
 "pay.caution.unsure.title": "지갑에서 이미 결제했을 수 있어요",
 "pay.caution.unsure.body": "이전에 지갑에 이 결제를 요청했지만 응답이 이 페이지에 도착하지 않았어요. 먼저 지갑을 확인해 주세요. 결제 내역이 있다면 다시 결제하지 마세요.",
 "pay.caution.given": "결제받는 곳",
 "pay.agree": "확인했고 결제할게요",
 "pay.pending.title": [
  [
   "amount"
  ],
  " 결제 중"
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " 결제 완료"
 ],
 "pay.paid.body": "앱에 결제 내역이 전달됐어요.",
 "pay.paidAt": "결제 시간",
 "pay.expired.title": "이 요청은 만료됐어요",
 "pay.expired.body": "결제되지 않았어요. 앱으로 돌아가서 다시 시작해 주세요.",
 "pay.unconfirmed.body": "결제가 전송됐고 아직 처리될 수 있어요. 다시 결제하지 마세요. 나중에 앱에서 다시 열면 결과를 확인할 수 있어요.",
 "pay.failed.title": "결제에 실패했어요",
 "pay.failed.body": "결제되지 않았어요. 네트워크 수수료는 차감됐을 수 있어요.",
 "pay.refused.title": "결제할 수 없어요",
 "pay.none.title": "결제할 항목이 없어요",
 "pay.none.body": "앱이 결제를 요청하지 않았어요.",
 "pay.activity.done": "결제 완료",
 "receive.title": "받기",
 "receive.code": "내 주소의 QR 코드",
 "receive.copy": "주소 복사",
 "receive.scan": "이 코드를 스캔하거나 주소를 복사하세요.",
 "receive.yours": "내 주소",
 "receive.networks": "사용 가능한 네트워크",
 "receive.current": "현재 네트워크",
 "receive.warning": "반드시 이 네트워크 중 하나로 보내세요. 다른 네트워크에서 보낸 자산은 사라질 수 있어요.",
 "receive.collectibles": "Ordinals 같은 수집품 전용이에요. 이 주소로 받은 금액은 여기 잔액에 포함되지 않아요.",
 "receive.copyCollectibles": "수집품 주소 복사",
 "safety.label": "작업 내용",
 "safety.checking": "작업 내용을 확인하는 중…",
 "safety.send": "보내는 자산",
 "safety.receive": "받는 자산",
 "safety.allow": "허용하는 권한",
 "safety.revoke": "해제하는 권한",
 "safety.nothing": "내 자산에는 변화가 없어요.",
 "safety.unlimited": "무제한",
 "safety.all": "전체",
 "safety.spender": [
  "허용 대상: ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  "에서 지금이든 나중이든 언제든지 내 ",
  [
   "token"
  ],
  " 토큰을 모두 가져갈 수 있어요. 필요한 만큼만 허용하세요."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  "에서 지금이든 나중이든 내 ",
  [
   "token"
  ],
  " 항목을 모두 가져갈 수 있어요."
 ],
 "safety.unknownToken": "알 수 없는 토큰",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "실패할 거래예요",
 "safety.reverts.body": "컨트랙트가 거부하지만 네트워크 수수료는 내야 해요.",
 "safety.reverts.reason": [
  "거부 사유: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "금액과 네트워크 수수료를 낼 잔액이 부족해요.",
 "safety.unknown.title": "확인하지 못했어요",
 "safety.unknown.body": "네트워크에서 미리 실행해 볼 수 없어서 무엇이 바뀌는지 알 수 없어요. 출처를 신뢰할 때만 계속하세요.",
 "safety.gone.unsent": "지갑 연결이 해제됐어요. 아무것도 전송되지 않았어요.",
 "safety.gone.asked": "지갑 연결이 해제됐어요. 지갑에서 아직 확인을 요청한다면 거절하세요.",
 "send.title": "보내기",
 "send.tokens.title": "토큰 선택",
 "send.review.title": "확인",
 "send.progress.title": "거래",
 "send.tokens.search": "토큰 검색",
 "send.tokens.list": "내 토큰",
 "send.tokens.empty.title": "토큰을 찾을 수 없어요",
 "send.tokens.empty.body": [
  "보유한 토큰 중 “",
  [
   "query"
  ],
  "” 검색 결과가 없어요."
 ],
 "send.tokens.none.title": "아직 보낼 자산이 없어요",
 "send.tokens.none.body": [
  [
   "network"
  ],
  " 네트워크에서 받은 토큰이 여기에 표시돼요."
 ],
 "send.tokens.receive": "받기",
 "send.unavailable.title": "잔액을 표시할 수 없음",
 "send.unavailable.body": "보유 자산을 읽지 못했어요. 자산에는 영향이 없어요.",
 "send.coinOnly": [
  "이 앱은 ",
  [
   "symbol"
  ],
  "만 표시해요. 다른 토큰은 여기에 표시할 수 없어요."
 ],
 "send.coinOnlyNow": [
  "지금은 ",
  [
   "symbol"
  ],
  "만 표시할 수 있어요. 잠시 후 다른 토큰을 다시 찾아볼게요."
 ],
 "send.amountIn": [
  "금액(",
  [
   "unit"
  ],
  ")"
 ],
 "send.available": [
  "사용 가능: ",
  [
   "amount"
  ]
 ],
 "send.max": "최대",
 "send.maxLabel": "전액 사용",
 "send.showIn": [
  [
   "unit"
  ],
  " 단위로 금액 입력"
 ],
 "send.noPrice": "가격 정보 없음",
 "send.to": "받는 사람",
 "send.toPlaceholder": "주소 또는 이름",
 "send.paste": "붙여넣기",
 "send.clear": "주소 지우기",
 "send.looking": "이름을 조회하는 중…",
 "send.noAddress": [
  [
   "name"
  ],
  " 이름에는 ",
  [
   "network"
  ],
  " 주소가 없어요."
 ],
 "send.nameUnavailable": "지금은 이름을 조회할 수 없어요. 대신 주소를 입력해 주세요.",
 "send.nameDisputed": [
  "두 출처가 ",
  [
   "name"
  ],
  " 이름에 대해 서로 다른 주소를 알려 줘요. 지금은 이 이름으로 보낼 수 없어요. 대신 주소를 입력해 주세요."
 ],
 "send.resolvedBy": [
  [
   "source"
  ],
  "에서 조회함"
 ],
 "send.rewritten": [
  [
   "network"
  ],
  " 형식으로 표기했어요. 입력한 주소와 같은 계정이에요."
 ],
 "send.invalid": [
  [
   "network"
  ],
  " 주소가 아니에요. 빠지거나 바뀐 글자가 있는지 확인해 주세요."
 ],
 "send.memo": "메모",
 "send.memoOptional": "메모(선택)",
 "send.memoHelp": "누구나 읽을 수 있는 글이에요. 거래소에서 입금을 처리하는 데 필요할 수 있어요.",
 "send.pasteFailed": "클립보드를 읽지 못했어요. 입력란에 직접 붙여넣어 주세요.",
 "send.step.selectToken": "토큰 선택",
 "send.step.enterAmount": "금액 입력",
 "send.step.incorrectValue": "잘못된 값",
 "send.step.insufficientFunds": "잔액 부족",
 "send.step.enterAddress": "주소 입력",
 "send.step.invalidAddress": "잘못된 주소",
 "send.step.looking": "이름을 조회하는 중…",
 "send.step.review": "확인",
 "send.caution.lookAlike.title": "아는 주소를 흉내 낸 주소예요",
 "send.caution.lookAlike.body": "앞뒤는 같지만 표시된 부분이 달라요. 도둑이 자기 주소를 복사하게 하려고 쓰는 수법이에요.",
 "send.caution.lookAlike.known": "아는 주소",
 "send.caution.lookAlike.given": "입력한 주소",
 "send.caution.tokenContract.title": "토큰 자체의 컨트랙트예요",
 "send.caution.tokenContract.body": "그곳으로 보낸 자산은 거의 항상 사라져요.",
 "send.caution.own.title": "내 주소예요",
 "send.caution.own.body": "나에게 보내면서 수수료까지 내게 돼요.",
 "send.caution.contract.title": "컨트랙트 주소예요",
 "send.caution.contract.body": "보내는 자산을 받을 수 있는지 확인해 주세요. 받을 수 없으면 사라질 수 있어요.",
 "send.caution.unused.title": "사용된 적이 없는 주소예요",
 "send.caution.unused.body": [
  [
   "network"
  ],
  "에서 처음 쓰는 주소이거나 오타가 있어요."
 ],
 "send.caution.first.title": "처음 보내는 주소예요",
 "send.caution.first.body": "받은 주소와 전체 주소를 비교해 주세요.",
 "send.caution.unchecked.title": "이 주소를 확인하지 못했어요",
 "send.caution.unchecked.body": "네트워크가 응답하지 않았어요. 전체 주소를 직접 비교해 주세요.",
 "send.agree": "전체 주소를 비교했으며 그래도 보낼게요",
 "send.from": "보내는 사람",
 "send.network": "네트워크",
 "send.fee": "네트워크 수수료",
 "send.feeUpTo": [
  "최대 ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "약 ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "수수료는 서명할 때 지갑이 정해요.",
 "send.feeDeposit": [
  "받는 사람의 계정을 여는 비용 ",
  [
   "amount"
  ],
  " 포함"
 ],
 "send.receives": "받는 사람이 받는 금액",
 "send.speed": "속도",
 "send.speed.slow": "느림",
 "send.speed.normal": "보통",
 "send.speed.fast": "빠름",
 "send.feeUnavailable": "사용 불가",
 "send.feeShort.title": [
  "수수료로 낼 ",
  [
   "symbol"
  ],
  " 부족"
 ],
 "send.feeShort.body": [
  "최대 수수료: ",
  [
   "fee"
  ],
  ", 잔액: ",
  [
   "have"
  ],
  ". ",
  [
   "symbol"
  ],
  " 잔액을 채우거나 금액을 줄여 주세요."
 ],
 "send.change": "변경",
 "send.confirm": "보내기",
 "send.confirmAnyway": "그래도 보내기",
 "send.signing.title": [
  [
   "wallet"
  ],
  "에서 승인해 주세요"
 ],
 "send.signing.body": "지갑에 표시된 주소와 금액이 여기와 같은지 확인해 주세요.",
 "send.signing.note": "여기에서 취소해도 지갑의 요청이 거절되지는 않아요.",
 "send.pending.title": [
  [
   "amount"
  ],
  " 보내는 중"
 ],
 "send.pending.body": "보통 1분도 걸리지 않아요. 창을 닫아도 계속 진행돼요.",
 "send.pending.slow": [
  "새 블록은 약 ",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     "분"
    ]
   }
  ],
  "마다 생기며, 훨씬 늦어질 때도 있어요. 창을 닫아도 계속 진행돼요."
 ],
 "send.pending.queued": "계정 소유자들이 먼저 승인해야 하며, 며칠 걸릴 수 있어요. 창을 닫아도 계속 진행돼요.",
 "send.explorer": "익스플로러에서 보기",
 "send.toAccount": "계정으로 돌아가기",
 "send.failed.title": "거래에 실패했어요",
 "send.failed.body": "네트워크 수수료는 차감됐지만 아무것도 전송되지 않았어요.",
 "send.replaced.title": "거래가 대체됐어요",
 "send.replaced.body": "지갑에서 다른 거래가 대신 전송됐어요(가속 또는 취소). 어느 쪽인지는 익스플로러에서 확인할 수 있어요.",
 "send.dropped.title": "거래가 접수되지 않았어요",
 "send.dropped.body": "네트워크가 제때 접수하지 않았어요. 아무것도 전송되지 않았고 비용도 들지 않았어요.",
 "send.unknown.title": "아직 확정되지 않았어요",
 "send.unknown.body": "네트워크가 제때 확정하지 않았어요. 아직 처리될 수 있으니 다시 보내기 전에 확인해 주세요.",
 "send.nothing.title": "보내는 자산이 없어요",
 "send.nothing.body": "보낼 자산과 받는 사람을 선택해 주세요.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " 보냄"
 ],
 "send.unsupported.title": "여기에서는 보낼 수 없어요",
 "send.unsupported.body": "보내려면 다른 네트워크로 전환해 주세요.",
 "sessions.title": "앱 세션",
 "sessions.hint": "이 앱이 묻지 않고 쓸 수 있는 금액",
 "sessions.intro": "이 앱은 다시 묻지 않고 내 계정에서 보낼 수 있어요. 한도는 네트워크가 강제로 지켜요.",
 "sessions.perDays": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "일"
    ]
   }
  ],
  "마다 ",
  [
   "amount"
  ]
 ],
 "sessions.perHours": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "시간"
    ]
   }
  ],
  "마다 ",
  [
   "amount"
  ]
 ],
 "sessions.perMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "분"
    ]
   }
  ],
  "마다 ",
  [
   "amount"
  ]
 ],
 "sessions.token": [
  "토큰 ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  [
   "date"
  ],
  "까지"
 ],
 "sessions.revoked": "해제됨",
 "sessions.expired": "만료됨",
 "sessions.revoke": "해제",
 "sessions.notRevoked": "세션이 해제되지 않고 그대로 유효해요. 다시 시도할 수 있어요.",
 "sessions.empty.title": "세션이 없어요",
 "sessions.empty.body": "이 네트워크에서 이 앱은 무엇이든 쓰기 전에 먼저 물어봐요.",
 "sessions.failed.title": "세션을 불러오지 못했어요",
 "sessions.failed.body": "이 네트워크에 세션이 없거나 서버가 응답하지 않았어요. 세션은 그대로예요.",
 "siwx.title": "로그인",
 "siwx.intro": [
  [
   "app"
  ],
  " 로그인"
 ],
 "siwx.site": "웹사이트",
 "siwx.account": "계정",
 "siwx.network": "네트워크",
 "siwx.proves": "이 계정이 내 것임을 보여 줘요",
 "siwx.free": "비용이 들지 않고 거래도 전송하지 않아요",
 "siwx.harmless": "누구에게도 내 자산에 대한 접근 권한을 주지 않아요",
 "siwx.sign": "로그인",
 "siwx.required": "이 앱을 사용하려면 로그인해야 해요. 취소하면 지갑 연결이 해제되거나 로그인되어 있는 네트워크로 돌아가요.",
 "siwx.checking": "세션을 확인하는 중",
 "siwx.signing.title": [
  [
   "wallet"
  ],
  "에서 확인해 주세요"
 ],
 "siwx.signing.body": [
  "메시지에 ",
  [
   "domain"
  ],
  " 주소가 있어야 해요. 다른 웹사이트가 있으면 거절하세요."
 ],
 "siwx.verifying": "인증하는 중…",
 "siwx.done": "로그인했어요",
 "siwx.expired.title": "세션이 만료됐어요",
 "siwx.expired.body": "계속하려면 다시 로그인해 주세요.",
 "siwx.revoked.title": "로그아웃됐어요",
 "siwx.revoked.body": "다른 곳에서 세션이 종료됐어요. 계속하려면 다시 로그인해 주세요.",
 "siwx.declined.title": "서명이 거절됐어요",
 "siwx.declined.body": "로그인되지 않았어요. 다시 시도할 수 있어요.",
 "siwx.pending.title": "이미 열려 있는 요청이 있어요",
 "siwx.pending.body": [
  [
   "wallet"
  ],
  "에서 먼저 응답한 후 다시 시도해 주세요."
 ],
 "siwx.unreachable.title": "서버에 연결하지 못했어요",
 "siwx.unreachable.body": "로그인되지 않았어요. 연결을 확인하고 다시 시도해 주세요.",
 "siwx.refused.title": "서명이 받아들여지지 않았어요",
 "siwx.refused.body": "이 기기의 날짜와 시간을 확인한 후 다시 시도해 주세요.",
 "siwx.smartAccount.title": "이 앱은 스마트 계정을 지원하지 않을 수 있어요",
 "siwx.smartAccount.body": "지갑 목록에서 다른 계정을 선택한 후 다시 로그인해 주세요.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  "에서는 여기의 메시지에 서명할 수 없어요"
 ],
 "siwx.unsupported.body": "로그인하려면 다른 지갑을 연결해 주세요.",
 "siwx.failed.title": "로그인하지 못했어요",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  "에서 문제가 발생했어요. 다시 시도할 수 있어요."
 ],
 "swap.title": "스왑",
 "swap.review.title": "스왑 확인",
 "swap.quotes.title": "제안 비교",
 "swap.slippage.title": "허용 슬리피지",
 "swap.tokens.title": "토큰 선택",
 "swap.result.title": "스왑",
 "swap.pay": "지불",
 "swap.receive": "수령",
 "swap.review.receive": "예상 수령",
 "swap.flip": "두 토큰 맞바꾸기",
 "swap.selectToken": "토큰 선택",
 "swap.changeToken": [
  [
   "side"
  ],
  ", 토큰 변경"
 ],
 "swap.balance": [
  "잔액: ",
  [
   "amount"
  ]
 ],
 "swap.max": "최대",
 "swap.noPrice": "가격 없음",
 "swap.button.chooseToken": "토큰을 선택하세요",
 "swap.button.enterAmount": "금액 입력",
 "swap.button.badAmount": "잘못된 값",
 "swap.button.insufficient": "잔액 부족",
 "swap.button.waiting": "최적 환율 찾는 중…",
 "swap.button.noOffer": "제안 없음",
 "swap.button.review": "스왑 확인",
 "swap.details": "상세 정보",
 "swap.rate": "환율",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "제공업체",
 "swap.bestRate": "최적 환율",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "제안 보기",
    "other": [
     "제안 ",
     0,
     "개 비교"
    ]
   }
  ]
 ],
 "swap.impact": "가격 영향",
 "swap.slippage": "허용 슬리피지",
 "swap.changeSlippage": "변경",
 "swap.minimum": "최소 수령량",
 "swap.providerFee": "제공업체 수수료",
 "swap.included": "환율에 포함됨",
 "swap.networkFee": "네트워크 수수료",
 "swap.unknown": "알 수 없음",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  [
   "from"
  ],
  " → ",
  [
   "to"
  ],
  " 스왑 진행 중"
 ],
 "swap.unsupported.title": "스왑을 지원하지 않는 네트워크",
 "swap.unsupported.body": [
  [
   "network"
  ],
  " 네트워크에서는 토큰을 스왑할 수 없어요. 다른 네트워크를 선택해 주세요."
 ],
 "swap.unsupported.switch": "네트워크 전환",
 "swap.failed.title": "토큰을 불러오지 못했어요",
 "swap.problem.noRoute": "이 토큰들을 스왑할 유동성이 부족해요. 금액을 줄이거나 다른 토큰으로 시도해 주세요.",
 "swap.problem.unavailable": "지금은 환율을 제안하는 곳이 없어요. 계속 확인하고 있어요.",
 "swap.problem.wouldFail": "이 스왑은 지금 실패할 거예요. 아무것도 전송되지 않았어요. 다시 시도하거나 허용 슬리피지를 높여 주세요.",
 "swap.problem.refused": "제공업체가 이 스왑을 거부했어요. 다른 제안을 선택해 주세요.",
 "swap.problem.approval": "사용 허용이 처리되지 않아 스왑하지 않았어요. 다시 시도할 수 있어요.",
 "swap.problem.unsure": "제때 확정되지 않았지만 아직 처리될 수 있어요. 다시 스왑하기 전에 활동을 확인해 주세요.",
 "swap.problem.funds": "금액과 네트워크 수수료를 낼 잔액이 부족해요. 아무것도 전송되지 않았어요.",
 "swap.tokens.search": "이름 검색 또는 주소 붙여넣기",
 "swap.tokens.own": "내 토큰",
 "swap.tokens.suggested": "추천",
 "swap.tokens.others": "다른 토큰",
 "swap.tokens.all": "토큰",
 "swap.tokens.cut": "더 많은 토큰이 있어요. 검색해서 찾아보세요.",
 "swap.tokens.byAddress": "주소로 찾음",
 "swap.tokens.unlisted": "목록에 없음",
 "swap.tokens.empty.title": "토큰을 찾을 수 없어요",
 "swap.tokens.empty.body": "철자를 확인하거나 토큰 주소를 붙여넣어 주세요.",
 "swap.tokens.none": "원하는 토큰의 주소를 붙여넣어 주세요.",
 "swap.quotes.none": "지금은 제안이 없어요",
 "swap.quotes.back": "스왑 변경",
 "swap.quotes.fee": [
  "수수료 약 ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "% 적음"
 ],
 "swap.quotes.about": "제안은 10초마다 갱신돼요. 제공업체의 몫은 이미 포함되어 있어요.",
 "swap.slippage.about": "스왑이 이루어지기 전에 가격이 움직일 수 있어요. 받을 금액이 허용 범위보다 적어지면 스왑하지 않아요.",
 "swap.slippage.presets": "자주 쓰는 값",
 "swap.slippage.custom": "직접 입력",
 "swap.slippage.invalid": "0~50 사이의 값을 입력해 주세요.",
 "swap.slippage.high": "값이 이렇게 크면 받아야 할 금액의 일부를 다른 사람이 가져갈 수 있어요.",
 "swap.slippage.low": "값이 이렇게 작으면 대부분의 스왑이 실패해요.",
 "swap.slippage.save": "저장",
 "swap.review.stopped": "스왑을 준비하지 못했어요",
 "swap.review.gone": "확인할 내용이 없어요.",
 "swap.review.back": "스왑 변경",
 "swap.changed.title": "환율이 바뀌었어요",
 "swap.changed.body": "계속하기 전에 새 수치를 확인해 주세요. 스왑되지 않았어요.",
 "swap.unsigned.title": "여기에서는 서명만으로 부족해요",
 "swap.unsigned.body": "대신 거래로 이 금액을 허용해 주세요. 네트워크 수수료가 따로 들어요. 아직 아무것도 전송되거나 스왑되지 않았어요.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " 토큰은 목록에 없어요"
 ],
 "swap.unlisted.body": "누구나 아무 이름으로 토큰을 만들 수 있어요. 원하는 토큰이 맞는지 확인해 주세요:",
 "swap.approval": [
  "먼저 ",
  [
   "provider"
  ],
  "에서 정확히 이만큼의 ",
  [
   "token"
  ],
  " 토큰을 가져가도록 허용한 다음 스왑해요."
 ],
 "swap.permit": [
  "먼저 ",
  [
   "provider"
  ],
  "에서 30분 이내에 정확히 ",
  [
   "amount"
  ],
  "만 가져갈 수 있도록 서명해요. 그 외에는 허용하지 않아요. 서명할 때는 아무것도 전송되지 않고 비용도 들지 않아요. 그런 다음 스왑해요."
 ],
 "swap.consent.loss": [
  "가치의 약 ",
  [
   "percent"
  ],
  "를 잃는다는 점을 이해했어요."
 ],
 "swap.consent.unknown": "이 환율을 시장 가격과 비교할 수 없었다는 점을 이해했어요.",
 "swap.moved": [
  "지갑이 다른 네트워크에 연결되어 있어요. 이 스왑은 ",
  [
   "network"
  ],
  " 네트워크에서 진행돼요."
 ],
 "swap.moveBack": [
  [
   "network"
  ],
  " 네트워크로 전환"
 ],
 "swap.accountChanged": "지갑이 다른 계정으로 바뀌었어요.",
 "swap.expired": "이 환율은 만료됐어요.",
 "swap.renew": "새 환율 받기",
 "swap.accept": "새 환율 수락",
 "swap.approveAndSwap": "허용하고 스왑",
 "swap.signAndSwap": "서명하고 스왑",
 "swap.confirm": "스왑하기",
 "swap.short.title": [
  "네트워크 수수료로 낼 ",
  [
   "coin"
  ],
  " 부족"
 ],
 "swap.short.body": [
  [
   "coin"
  ],
  " 잔액을 채우거나 스왑할 금액을 줄여 주세요."
 ],
 "swap.working.wallet": [
  [
   "wallet"
  ],
  "에서 승인해 주세요"
 ],
 "swap.working.sign": [
  [
   "wallet"
  ],
  "에서 서명해 주세요"
 ],
 "swap.working.server": "환율을 확인하는 중",
 "swap.working.chain": "네트워크를 기다리는 중",
 "swap.working.reset": [
  [
   "token"
  ],
  " 토큰의 이전 사용 권한을 해제하고 있어요."
 ],
 "swap.working.approve": [
  "정확히 이만큼의 ",
  [
   "token"
  ],
  " 토큰을 허용하고 있어요."
 ],
 "swap.working.permit": [
  "서명으로 정확히 이만큼의 ",
  [
   "token"
  ],
  " 토큰을 허용하고 있어요. 아무것도 전송되지 않아요."
 ],
 "swap.working.swap": [
  [
   "from"
  ],
  " → ",
  [
   "to"
  ],
  " 스왑하고 있어요."
 ],
 "swap.working.batch": [
  [
   "from"
  ],
  " → ",
  [
   "to"
  ],
  " 허용과 스왑을 한 번에 진행하고 있어요."
 ],
 "swap.step.approve": "허용",
 "swap.step.permit": "서명",
 "swap.step.swap": "스왑",
 "swap.result.pending.title": "스왑을 전송했어요",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " → 약 ",
  [
   "to"
  ],
  ". 열어 두어도 되고 닫아도 돼요."
 ],
 "swap.result.success.title": "스왑 완료",
 "swap.result.success.body": [
  [
   "from"
  ],
  " → 약 ",
  [
   "to"
  ],
  " 스왑했어요."
 ],
 "swap.result.failed.title": "스왑에 실패했어요",
 "swap.result.failed.body": "네트워크가 거부해서 토큰은 그대로 있어요. 네트워크 수수료만 지불됐어요.",
 "swap.result.replaced.title": "스왑이 대체됐어요",
 "swap.result.replaced.body": "지갑의 다른 거래로 대체됐어요.",
 "swap.result.dropped.title": "스왑이 접수되지 않았어요",
 "swap.result.dropped.body": "네트워크가 제때 접수하지 않았어요. 스왑되지 않았고 비용도 들지 않았어요.",
 "swap.result.unknown.title": "이 스왑을 추적할 수 없게 됐어요",
 "swap.result.unknown.body": "아직 처리될 수 있어요. 계정이나 익스플로러를 확인해 주세요.",
 "swap.result.leave": "계정으로 가기",
 "swap.result.done": "완료",
 "walletAccounts.title": "계정",
 "walletAccounts.hint": "다른 계정 추가",
 "walletAccounts.intro": "계정마다 주소가 따로 있어요. 복구 문구로 모두 복원할 수 있어요.",
 "walletAccounts.numbered": [
  "계정 ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "이름",
 "walletAccounts.add": "계정 추가",
 "walletAccounts.rename": [
  "“",
  [
   "name"
  ],
  "” 이름 변경"
 ],
 "walletAccounts.save": "저장",
 "walletAccounts.cancel": "취소",
 "walletAccounts.full": [
  "지갑에 계정이 최대 개수인 ",
  [
   "count"
  ],
  "개까지 있어요."
 ],
 "walletAccounts.failed": "처리하지 못했어요. 계정은 그대로예요. 다시 시도해 주세요.",
 "walletAccounts.imported": "가져온 계정",
 "walletAccounts.introImported": "계정마다 주소가 따로 있어요. 가져온 계정을 제외한 모든 계정을 복구 문구로 복원할 수 있어요."
}
export default catalogue
