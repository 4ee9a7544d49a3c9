// @ts-nocheck Written by scripts/genEarlyAnswers.ts. Do not edit.
export const analyticsConfig: (data: unknown) => boolean = /* @__PURE__ */ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref0 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.isAnalyticsEnabled !== undefined && hasOwn(data, "isAnalyticsEnabled"))) return false
  if (!(typeof data.isAnalyticsEnabled === "boolean")) return false
  return true
};
return ref0})();
export const projectConfig: (data: unknown) => boolean = /* @__PURE__ */ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref0 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.features !== undefined && hasOwn(data, "features"))) return false
  const sub0 = (() => {
    if (!Array.isArray(data.features)) return false
    for (let i = 0; i < data.features.length; i++) {
      if (data.features[i] !== undefined && hasOwn(data.features, i)) {
        if (!(typeof data.features[i] === "object" && data.features[i] && !Array.isArray(data.features[i]))) return false
        if (!(data.features[i].id !== undefined && hasOwn(data.features[i], "id"))) return false
        if (!(data.features[i].isEnabled !== undefined && hasOwn(data.features[i], "isEnabled"))) return false
        if (!(data.features[i].config !== undefined && hasOwn(data.features[i], "config"))) return false
        if (!(typeof data.features[i].id === "string")) return false
        if (!(typeof data.features[i].isEnabled === "boolean")) return false
        const sub1 = (() => {
          if (!(Array.isArray(data.features[i].config))) return false
          for (let j = 0; j < data.features[i].config.length; j++) {
            if (data.features[i].config[j] !== undefined && hasOwn(data.features[i].config, j)) {
              if (!(typeof data.features[i].config[j] === "string")) return false
            }
          }
          return true
        })()
        const sub2 = (() => {
          if (!(data.features[i].config === null)) return false
          return true
        })()
        if (!(sub1 || sub2)) return false
      }
    }
    return true
  })()
  const sub3 = (() => {
    if (!(data.features === null)) return false
    return true
  })()
  if (!(sub0 || sub3)) return false
  if (data.socials !== undefined && hasOwn(data, "socials")) {
    if (!Array.isArray(data.socials)) return false
    for (let k = 0; k < data.socials.length; k++) {
      if (data.socials[k] !== undefined && hasOwn(data.socials, k)) {
        if (!(typeof data.socials[k] === "string")) return false
      }
    }
  }
  if (data.smartAccounts !== undefined && hasOwn(data, "smartAccounts")) {
    if (!Array.isArray(data.smartAccounts)) return false
    for (let l = 0; l < data.smartAccounts.length; l++) {
      if (data.smartAccounts[l] !== undefined && hasOwn(data.smartAccounts, l)) {
        if (!(typeof data.smartAccounts[l] === "string")) return false
      }
    }
  }
  if (data.delegatedAccounts !== undefined && hasOwn(data, "delegatedAccounts")) {
    if (!Array.isArray(data.delegatedAccounts)) return false
    for (let m = 0; m < data.delegatedAccounts.length; m++) {
      if (data.delegatedAccounts[m] !== undefined && hasOwn(data.delegatedAccounts, m)) {
        if (!(typeof data.delegatedAccounts[m] === "string")) return false
      }
    }
  }
  if (data.sponsored !== undefined && hasOwn(data, "sponsored")) {
    if (!Array.isArray(data.sponsored)) return false
    for (let n = 0; n < data.sponsored.length; n++) {
      if (data.sponsored[n] !== undefined && hasOwn(data.sponsored, n)) {
        if (!(typeof data.sponsored[n] === "string")) return false
      }
    }
  }
  return true
};
return ref0})();
export const projectOrigins: (data: unknown) => boolean = /* @__PURE__ */ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref0 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.allowedOrigins !== undefined && hasOwn(data, "allowedOrigins"))) return false
  if (!Array.isArray(data.allowedOrigins)) return false
  for (let i = 0; i < data.allowedOrigins.length; i++) {
    if (data.allowedOrigins[i] !== undefined && hasOwn(data.allowedOrigins, i)) {
      if (!(typeof data.allowedOrigins[i] === "string")) return false
    }
  }
  return true
};
return ref0})();
export const walletPage: (data: unknown) => boolean = /* @__PURE__ */ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref0 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.count !== undefined && hasOwn(data, "count"))) return false
  if (!(data.data !== undefined && hasOwn(data, "data"))) return false
  if (!Number.isInteger(data.count)) return false
  if (!(0 <= data.count)) return false
  if (!(9007199254740991 >= data.count)) return false
  if (!Array.isArray(data.data)) return false
  for (let i = 0; i < data.data.length; i++) {
    if (data.data[i] !== undefined && hasOwn(data.data, i)) {
      if (!(typeof data.data[i] === "object" && data.data[i] && !Array.isArray(data.data[i]))) return false
      if (!(data.data[i].id !== undefined && hasOwn(data.data[i], "id"))) return false
      if (!(data.data[i].name !== undefined && hasOwn(data.data[i], "name"))) return false
      if (!(typeof data.data[i].id === "string")) return false
      if (!(typeof data.data[i].name === "string")) return false
      if (data.data[i].homepage !== undefined && hasOwn(data.data[i], "homepage")) {
        if (!(typeof data.data[i].homepage === "string" || data.data[i].homepage === null)) return false
      }
      if (data.data[i].image_id !== undefined && hasOwn(data.data[i], "image_id")) {
        if (!(typeof data.data[i].image_id === "string" || data.data[i].image_id === null)) return false
      }
      if (data.data[i].image_url !== undefined && hasOwn(data.data[i], "image_url")) {
        if (!(typeof data.data[i].image_url === "string" || data.data[i].image_url === null)) return false
      }
      if (data.data[i].order !== undefined && hasOwn(data.data[i], "order")) {
        const sub0 = (() => {
          if (!(Number.isInteger(data.data[i].order))) return false
          if (!(-9007199254740991 <= data.data[i].order)) return false
          if (!(9007199254740991 >= data.data[i].order)) return false
          return true
        })()
        const sub1 = (() => {
          if (!(data.data[i].order === null)) return false
          return true
        })()
        if (!(sub0 || sub1)) return false
      }
      if (data.data[i].mobile_link !== undefined && hasOwn(data.data[i], "mobile_link")) {
        if (!(typeof data.data[i].mobile_link === "string" || data.data[i].mobile_link === null)) return false
      }
      if (data.data[i].desktop_link !== undefined && hasOwn(data.data[i], "desktop_link")) {
        if (!(typeof data.data[i].desktop_link === "string" || data.data[i].desktop_link === null)) return false
      }
      if (data.data[i].webapp_link !== undefined && hasOwn(data.data[i], "webapp_link")) {
        if (!(typeof data.data[i].webapp_link === "string" || data.data[i].webapp_link === null)) return false
      }
      if (data.data[i].link_mode !== undefined && hasOwn(data.data[i], "link_mode")) {
        if (!(typeof data.data[i].link_mode === "string" || data.data[i].link_mode === null)) return false
      }
      if (data.data[i].browse_link !== undefined && hasOwn(data.data[i], "browse_link")) {
        if (!(typeof data.data[i].browse_link === "string" || data.data[i].browse_link === null)) return false
      }
      if (data.data[i].app_store !== undefined && hasOwn(data.data[i], "app_store")) {
        if (!(typeof data.data[i].app_store === "string" || data.data[i].app_store === null)) return false
      }
      if (data.data[i].play_store !== undefined && hasOwn(data.data[i], "play_store")) {
        if (!(typeof data.data[i].play_store === "string" || data.data[i].play_store === null)) return false
      }
      if (data.data[i].chrome_store !== undefined && hasOwn(data.data[i], "chrome_store")) {
        if (!(typeof data.data[i].chrome_store === "string" || data.data[i].chrome_store === null)) return false
      }
      if (data.data[i].rdns !== undefined && hasOwn(data.data[i], "rdns")) {
        if (!(typeof data.data[i].rdns === "string" || data.data[i].rdns === null)) return false
      }
      if (data.data[i].injected !== undefined && hasOwn(data.data[i], "injected")) {
        const sub2 = (() => {
          if (!(Array.isArray(data.data[i].injected))) return false
          for (let j = 0; j < data.data[i].injected.length; j++) {
            if (data.data[i].injected[j] !== undefined && hasOwn(data.data[i].injected, j)) {
              if (!(typeof data.data[i].injected[j] === "object" && data.data[i].injected[j] && !Array.isArray(data.data[i].injected[j]))) return false
              if (!(data.data[i].injected[j].namespace !== undefined && hasOwn(data.data[i].injected[j], "namespace"))) return false
              if (!(data.data[i].injected[j].injected_id !== undefined && hasOwn(data.data[i].injected[j], "injected_id"))) return false
              if (!(typeof data.data[i].injected[j].namespace === "string")) return false
              if (!(typeof data.data[i].injected[j].injected_id === "string")) return false
            }
          }
          return true
        })()
        const sub3 = (() => {
          if (!(data.data[i].injected === null)) return false
          return true
        })()
        if (!(sub2 || sub3)) return false
      }
      if (data.data[i].chains !== undefined && hasOwn(data.data[i], "chains")) {
        if (!(Array.isArray(data.data[i].chains))) return false
        for (let k = 0; k < data.data[i].chains.length; k++) {
          if (data.data[i].chains[k] !== undefined && hasOwn(data.data[i].chains, k)) {
            if (!(typeof data.data[i].chains[k] === "string")) return false
          }
        }
      }
      if (data.data[i].badge_type !== undefined && hasOwn(data.data[i], "badge_type")) {
        const sub4 = (() => {
          if (!(typeof data.data[i].badge_type === "string")) return false
          if (!(data.data[i].badge_type === "none" || data.data[i].badge_type === "certified")) return false
          return true
        })()
        const sub5 = (() => {
          if (!(data.data[i].badge_type === null)) return false
          return true
        })()
        if (!(sub4 || sub5)) return false
      }
    }
  }
  return true
};
return ref0})();
