// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "登入",
 "social.preparing": "正在準備您的登入…",
 "social.leaving": "正在前往 {provider}…",
 "social.number.title": "您看到的是哪個數字？",
 "social.number.body": "請選擇 {host} 的頁面在登入時顯示的數字。如果沒有頁面顯示數字，請關閉此視窗。",
 "social.refused.title": "選到了另一個數字",
 "social.refused.body": "為保護您的帳戶，此次登入已停止。請關閉此視窗並重新開始。",
 "social.ended.title": "此次登入已結束",
 "social.ended.body": "請關閉此視窗，並在原來的頁面重新開始。",
 "social.elsewhere.title": "請在另一個視窗中繼續",
 "social.elsewhere.body": "此次登入已在另一個視窗中開啟。您可以關閉此視窗。",
 "social.failed.title": "操作未成功",
 "social.failed.body": "無法開始登入。請關閉此視窗，然後再試一次。",
 "social.offline": "無法連線到伺服器，我們會繼續嘗試。",
 "social.close": "關閉此視窗"
} as const
