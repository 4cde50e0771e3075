import type { Rule } from '../../match/rule.js';

/** Chinese, Japanese and Thai are written without spaces, so these rules look at characters; every gap is bounded. */
export const UNSPACED_SCRIPT_RULES: readonly Rule[] = [
  {
    id: 'override-unspaced',
    description: 'ignore the instructions, in Chinese, Japanese and Thai',
    weight: 10,
    patterns: [
      /(?:忽略|忽视|无视|無視|忘记|忘掉|忘記|抛开|不要理会|不要遵守|不用管|跳过|覆盖).{0,14}(?:指令|指示|规则|規則|提示词|提示|说明|要求|设定|命令|限制|系统)/u,
      /(?:指示|命令|ルール|プロンプト|指令|制限|設定|指图).{0,12}(?:無視|むし|忘れ|わすれ|破棄|従わ)/u,
      /(?:ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ).{0,20}(?:คำสั่ง|คำแนะนำ|กฎ)/u,
    ],
  },
  {
    id: 'extraction-unspaced',
    description: 'show the system prompt, in Chinese, Japanese and Thai',
    weight: 10,
    patterns: [
      /(?:显示|展示|输出|打印|告诉|透露|泄露|公开|重复|给出|說出|说出|列出).{0,10}(?:系统提示|系統提示|提示词|初始指令|隐藏指令|系统指令|你的指令|系统消息|开发者消息)/u,
      /(?:システムプロンプト|初期プロンプト|内部指示|隠された指示|開発者メッセージ).{0,12}(?:表示|教え|出力|見せ|開示|公開|示し|繰り返)/u,
    ],
  },
  {
    id: 'persona-unspaced',
    description: 'be an AI without restrictions, in Chinese and Japanese',
    weight: 10,
    patterns: [
      /(?:你现在是|你是一个|你将扮演|从现在开始你|扮演).{0,16}(?:没有|不受|无|沒有).{0,8}(?:限制|约束|道德|审查|规则|过滤)/u,
      /(?:开发者模式|越狱模式|上帝模式|開発者モード|脱獄モード)/u,
      /(?:制限|規制|倫理|フィルター).{0,6}(?:のない|なし|受けない|がない).{0,10}(?:AI|人工知能|アシスタント|モデル)/iu,
    ],
  },
];
