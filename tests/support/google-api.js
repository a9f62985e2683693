/*
 * Replaces https://apis.google.com/js/api.js, which the SDK loads into the page and the Auth emulator into its hidden frame. It
 * has the part of gapi.iframes that a popup sign-in needs: messages between a page and its frame.
 */
(() => {
  const handlers = new Map();
  const replies = new Map();
  let isPeerReady = false;
  let onPeerReady = () => undefined;
  const peerReady = new Promise((resolve) => {
    onPeerReady = resolve;
  });
  let lastId = 0;

  const peer = (getWindow) => ({
    send(type, message, onReply) {
      lastId += 1;
      const id = `${lastId}:${Math.random()}`;
      if (onReply) replies.set(id, onReply);
      getWindow().postMessage({ gapi: 'call', id, type, message }, '*');
    },
    register: (type, handler) => handlers.set(type, handler),
    restyle: () => undefined,
    ping: (onAnswer) =>
      peerReady.then(() => {
        onAnswer?.();
        return [];
      }),
  });

  const answer = async ({ id, type, message }, source) => {
    const handler = handlers.get(type);
    if (handler) source.postMessage({ gapi: 'reply', id, message: await handler(message) }, '*');
  };

  const reply = ({ id, message }) => {
    try {
      replies.get(id)?.([message]);
    } catch {
      // The SDK throws here after each answer about storage; Google's own script ignores that, too.
    }
    replies.delete(id);
  };

  window.addEventListener('message', ({ data, source }) => {
    if (data?.gapi === 'ready' && !isPeerReady) {
      isPeerReady = true;
      onPeerReady();
    } else if (data?.gapi === 'reply') {
      reply(data);
    } else if (data?.gapi === 'call') {
      void answer(data, source);
    }
  });

  const openFrame = ({ url, where }, onOpen) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    (where ?? document.body).append(frame);
    const opened = peer(() => frame.contentWindow);
    onOpen?.(opened);
    return opened;
  };

  window.gapi = {
    load: (_name, options) => {
      const onLoad = typeof options === 'function' ? options : options.callback;
      queueMicrotask(() => {
        onLoad();
        if (window.parent !== window) window.parent.postMessage({ gapi: 'ready' }, '*');
      });
    },
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class {},
      getContext: () => ({ getParentIframe: () => peer(() => window.parent), open: openFrame }),
    },
  };

  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get('onload')]?.();
  window.gapi_onload?.();
})();
