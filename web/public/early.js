// Before anything is painted: the look that was chosen, and a word for browsers that are too old.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('parlour.settings') || '{}')
    var paper = { light: '#f5efe3', dark: '#14191b' }[kept.theme]
    if (paper) {
      document.documentElement.dataset.theme = kept.theme
      document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
        meta.content = paper
      })
    }
  } catch (error) {
    // no storage: use the system theme
  }
  var able = 'noModule' in document.createElement('script') && 'WebSocket' in window && 'structuredClone' in window
  if (!able) {
    document.addEventListener('DOMContentLoaded', function () {
      document.body.textContent =
        'This browser is too old for Parlour. Any Firefox, Chrome, Edge or Safari of the last three years will do.'
    })
  }
})()
