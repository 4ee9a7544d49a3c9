// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "로그인",
 "social.preparing": "로그인을 준비하는 중…",
 "social.leaving": "{provider} 페이지로 이동하는 중…",
 "social.number.title": "어떤 숫자가 보이나요?",
 "social.number.body": "{host} 페이지의 로그인 화면에 표시된 숫자를 선택해 주세요. 숫자를 표시하는 페이지가 없으면 이 창을 닫아 주세요.",
 "social.refused.title": "다른 숫자를 선택했어요",
 "social.refused.body": "계정을 안전하게 지키기 위해 이 로그인을 중단했어요. 이 창을 닫고 처음부터 다시 시작해 주세요.",
 "social.ended.title": "이 로그인은 종료됐어요",
 "social.ended.body": "이 창을 닫고 원래 페이지에서 다시 시작해 주세요.",
 "social.elsewhere.title": "다른 창에서 계속해 주세요",
 "social.elsewhere.body": "이 로그인은 이미 다른 창에서 열려 있어요. 이 창은 닫아도 돼요.",
 "social.failed.title": "처리하지 못했어요",
 "social.failed.body": "로그인을 시작하지 못했어요. 이 창을 닫고 다시 시도해 주세요.",
 "social.offline": "서버에 연결할 수 없어요. 계속 시도하고 있어요.",
 "social.close": "이 창 닫기"
} as const
