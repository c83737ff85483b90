import os, json
THUMBS = {
    "rivals": "",
    "debate": "",
    "black": "",
    "temples": "",
    "pandora": "",
    "exchange": "",
    "plague": "",
    "cure": "",
    "wind": "",
    "thrift": "",
}
P = dict(
  FADE=0.7, BASE=4.0, DELAY=2, ROUTE=1, RW=1.0, PATIENCE=20, TOTAL=0, LOG=0, WIN=5, K=5,  VPOW=1, DRIFT=0, JUMP=0,
  CHALLENGE=0.05, RESIST=1.0, WINDP=0.02, PLAGUEP=0.01, CARD=0.01, MAXT=5, ZEUSF=2.0, SCALE=8, POW=1,
)
P.update(json.loads(os.environ.get("TUNE", "{}")))
