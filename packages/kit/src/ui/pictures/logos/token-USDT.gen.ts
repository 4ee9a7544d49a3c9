// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-USDT-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#009393"}],["path",{"d":"M12 18.4l-8-7.89L7.05 5.6h9.9L20 10.51z m.8-7.2v-.98c1.44 .07 2.78 .35 3.2 .72-.48 .42-2.22 .73-4 .73s-3.52-.31-4-.73c.41-.36 1.76-.64 3.2-.72v.98zM8 10.94v.58c.41 .36 1.76 .64 3.2 .72V14.4h1.6v-2.16c1.44-.07 2.79-.35 3.2-.72v-1.17c-.41-.36-1.76-.64-3.2-.72V8.8h2.4V7.6H8.8v1.2h2.4v.83c-1.44 .08-2.79 .36-3.2 .72z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-USDT-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
