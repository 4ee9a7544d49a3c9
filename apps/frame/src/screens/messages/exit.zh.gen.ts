// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const zh: Partial<Messages> = {
 "exit.title": "助记词",
 "exit.ask.title": "显示您的助记词",
 "exit.ask.login": "查看助记词需要最近十分钟内的登录。如果您的登录较早，您会先通过邮件收到验证码。",
 "exit.ask.again": "查看助记词需要最近十分钟内的登录。如果您的登录较早，请先退出并重新登录。",
 "exit.ask.factor": "请先使用通行密钥或恢复套件。",
 "exit.ask.warning.anyone": "任何持有这些助记词的人都能永久取走此钱包中的一切。",
 "exit.ask.warning.asked": "任何应用和客服都不需要它们。如果有人或网页向您索要，那就是盗窃。",
 "exit.ask.show": "显示我的助记词",
 "exit.ask.passkey": "使用通行密钥",
 "exit.ask.kit": "使用套件",
 "exit.code.title": "输入验证码",
 "exit.code.body": [
  "我们已将 8 位验证码发送至 ",
  [
   "email"
  ],
  "。"
 ],
 "exit.code.label": "验证码",
 "exit.problem.login": "您的登录时间过久。请退出后重新登录，并在十分钟内返回。",
 "exit.problem.code": "这不是最近一封邮件中的验证码。请再核对一次。",
 "exit.problem.ended": "此验证码已失效。请关闭此窗口并重新开始。",
 "exit.words.title": "您的助记词",
 "exit.words.body": [
  "这 ",
  [
   "count"
  ],
  " 个词按此顺序可在任何钱包应用中打开您的账户。请打印、抄写，或保存在文件中。"
 ],
 "exit.words.list": "助记词",
 "exit.words.show": "显示助记词",
 "exit.words.hide": "隐藏助记词",
 "exit.words.test": "测试我的离开套件",
 "exit.words.assisted": "此钱包的运营方目前也能打开它。当只有您能打开时，您可以将这些词作为离开套件进行测试。",
 "exit.file.save": "保存为文件",
 "exit.file.about": "该文件可在任何浏览器中离线打开，需要此代码。请抄下代码，并与文件分开保存。",
 "exit.file.code": "文件代码",
 "exit.file.title": "您钱包的离开套件",
 "exit.file.how": "此文件包含加密的钱包助记词。输入代码即可查看。不会发送任何内容：无需网络即可使用。",
 "exit.file.open": "打开",
 "exit.file.wrong": "此代码无法打开文件。代码由 26 个字母和数字组成。",
 "exit.test.title": "测试您的离开套件",
 "exit.test.words": "请根据您的副本输入这些词。",
 "exit.test.file": "选择您保存的文件，并根据您的副本输入代码。",
 "exit.test.word": [
  "第 ",
  [
   "number"
  ],
  " 个词"
 ],
 "exit.test.file.label": "文件",
 "exit.test.useFile": "改为测试文件",
 "exit.test.useWords": "改为测试助记词",
 "exit.test.back": "再次显示助记词",
 "exit.test.wrongWord": "不是这个词。请再核对一次。",
 "exit.test.wrongFile": "此文件和代码不能得到此钱包的助记词。请再核对代码。",
 "exit.test.noFile": "请先选择文件。",
 "exit.finish.title": "您的离开套件有效",
 "exit.finish.body": "完成后，您的钱包会记住这一点。",
 "exit.finish.do": "完成",
 "exit.sheet.title": "您钱包的离开套件",
 "exit.sheet.how": "在任何支持导入助记词（BIP-39）的钱包应用中按顺序输入这些词。如果要求派生路径，请使用地址下方的路径。之后请核对地址。",
 "exit.sheet.path": [
  "路径：",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "无路径：仅助记词（sr25519）",
 "exit.sheet.safe": "智能账户（如果应用为您创建过）：归上方的以太坊账户所有",
 "exit.import.title": "使用您已有的助记词",
 "exit.import.warning": "您当前的钱包将无法再在此打开。请先保存它的助记词，以防其中有资产。",
 "exit.import.keep": "这是您当前钱包的助记词。请保存：之后它们是访问该钱包的唯一途径。",
 "exit.import.next": "我已保存",
 "exit.import.type": "输入您的助记词",
 "exit.import.body": "另一个钱包的 12 或 24 个助记词，按顺序输入。不支持额外的密码短语。",
 "exit.import.wrong": "这不是 12 或 24 个有效的助记词。请逐个核对。",
 "exit.import.confirm": "这是您的钱包吗？",
 "exit.import.compare": "请核对地址。此钱包只包含每种类型的第一个账户。",
 "exit.import.do": "使用此钱包",
 "exit.keys.title": "导入的私钥",
 "exit.keys.body": "您的助记词无法恢复它们。文件和纸质副本中也包含它们。",
 "exit.sheet.imported": "导入的私钥：助记词无法恢复",
 "exit.key.title": "导入私钥",
 "exit.key.body": "粘贴一个账户的私钥，格式与其他钱包导出的一致：以太坊为十六进制，Solana 为 base58 或数字列表，比特币为以 K 或 L 开头的文本。",
 "exit.key.warning.words": "您的助记词无法恢复此账户。请保存其私钥，或之后制作离开套件。",
 "exit.key.warning.given": "切勿导入他人给您的私钥：对方可以取走到账的任何资产。",
 "exit.key.field": "私钥",
 "exit.key.wrong": "这不是此钱包可用的私钥。地址或助记词在此无效。",
 "exit.key.confirm": "这是您的账户吗？",
 "exit.key.compare": "请与您其他钱包中的地址核对。",
 "exit.key.name": "名称",
 "exit.key.name.first": [
  "导入 ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "名称应为 1 到 32 个字符。",
 "exit.key.do": "导入此账户",
 "exit.key.exists": "此账户已在您的钱包中。",
 "exit.key.full": "您的钱包导入的私钥已达上限。"
}
