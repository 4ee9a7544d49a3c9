// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const zh: Partial<Messages> = {
 "confirm.window": "此操作将在钱包窗口中决定，并会要求您使用通行密钥。",
 "confirm.again": "需要您的通行密钥确认。请打开窗口重试。",
 "confirm.next": "接下来将要求您使用通行密钥。",
 "confirm.problem": "通行密钥未确认。没有签署任何内容。请重试。"
}
