/** The rules that each module of the engine cites in its comments, or where it defines a keyword: a column for each edition. Written by scripts/rulebook.mjs. */
export const IMPLEMENTATIONS = `
abilities/ability-text.ts|402|112|112|113
abilities/asked.ts|404.3|603.4 608.2|603.4 608.2|603.4 608.2
abilities/host.ts|415.3 502.45|303.4a 702.5|303.4a 702.5|303.4a 702.5 702.103b
abilities/inherent.ts||309.6 901.7a|309.6 901.7a|113.8 702.179d 724.2 725.2 727.1 901.8 727.1a
abilities/keywords/absorb.ts||702.61|702.62|702.64
abilities/keywords/affinity.ts|502.31|702.38|702.39|702.41
abilities/keywords/afflict.ts||||702.130
abilities/keywords/afterlife.ts||||702.135
abilities/keywords/aftermath.ts||||702.127
abilities/keywords/amplify.ts|502.27|702.35|702.36|702.38
abilities/keywords/annihilator.ts|||702.84|702.86
abilities/keywords/ascend.ts||||702.131
abilities/keywords/assist.ts||||702.132
abilities/keywords/aura-swap.ts||702.62|702.63|702.65
abilities/keywords/awaken.ts||||702.113
abilities/keywords/backup.ts||||702.165
abilities/keywords/banding.ts|502.10|702.19|702.20|702.22
abilities/keywords/bands-with-other.ts|502.11|702.19b|702.20b|702.22b
abilities/keywords/bargain.ts||||702.166
abilities/keywords/basic-landcycling.ts||702.26d|702.27d|702.29e
abilities/keywords/battle-cry.ts|||702.89|702.91
abilities/keywords/bestow.ts||||702.103
abilities/keywords/blitz.ts||||702.152
abilities/keywords/bloodthirst.ts|502.50|702.51|702.52|702.54
abilities/keywords/boast.ts||||702.142
abilities/keywords/bushido.ts|502.38|702.42|702.43|702.45
abilities/keywords/buyback.ts|502.16|702.24|702.25|702.27
abilities/keywords/cascade.ts||702.82|702.83|702.85
abilities/keywords/casualty.ts||||702.153
abilities/keywords/champion.ts||702.69|702.70|702.72
abilities/keywords/changeling.ts||702.70|702.71|702.73
abilities/keywords/chapter.ts||||714.2
abilities/keywords/choose-a-background.ts||||702.124k
abilities/keywords/cipher.ts||||702.99
abilities/keywords/class-level.ts||||716.2
abilities/keywords/cleave.ts||||702.148
abilities/keywords/companion.ts||||702.139
abilities/keywords/compleated.ts||||702.150
abilities/keywords/conspire.ts||702.75|702.76|702.78
abilities/keywords/convoke.ts|502.46|702.48|702.49|702.51
abilities/keywords/craft.ts||||702.167
abilities/keywords/crew.ts||||702.122
abilities/keywords/cumulative-upkeep.ts|502.13|702.21|702.22|702.24
abilities/keywords/cycling.ts|502.18|702.26|702.27|702.29
abilities/keywords/dash.ts||||702.109
abilities/keywords/daybound.ts||||702.145
abilities/keywords/deathtouch.ts||702.2|702.2|702.2
abilities/keywords/decayed.ts||||702.147
abilities/keywords/defender.ts|502.41|702.3|702.3|702.3
abilities/keywords/definition.ts|502|702|702|702 702.124a 702.106
abilities/keywords/delve.ts||702.63|702.64|702.66
abilities/keywords/demonstrate.ts||||702.144
abilities/keywords/dethrone.ts||||702.105
abilities/keywords/devoid.ts||||702.114
abilities/keywords/devour.ts||702.79|702.80|702.82
abilities/keywords/disguise.ts||||702.168
abilities/keywords/disturb.ts||||702.146
abilities/keywords/doctors-companion.ts||||702.124m
abilities/keywords/double-agenda.ts||||702.106f
abilities/keywords/double-strike.ts|502.28|702.4|702.4|702.4
abilities/keywords/dredge.ts|502.47|702.49|702.50|702.52
abilities/keywords/echo.ts|502.19|702.27|702.28|702.30
abilities/keywords/editions.ts|502|702|702|702
abilities/keywords/embalm.ts||||702.128
abilities/keywords/emerge.ts||||702.119
abilities/keywords/enchant.ts|502.45|702.5|702.5|702.5
abilities/keywords/encore.ts||||702.141
abilities/keywords/enlist.ts||||702.154
abilities/keywords/entwine.ts|502.32|702.39|702.40|702.42
abilities/keywords/epic.ts|502.44|702.47|702.48|702.50
abilities/keywords/equip.ts|502.33|702.6|702.6|702.6e 702.6
abilities/keywords/escalate.ts||||702.120
abilities/keywords/escape.ts||||702.138
abilities/keywords/eternalize.ts||||702.129
abilities/keywords/evoke.ts||702.71|702.72|702.74
abilities/keywords/evolve.ts||||702.100
abilities/keywords/exalted.ts||702.80|702.81|702.83
abilities/keywords/exhaust.ts||||702.177
abilities/keywords/exploit.ts||||702.110
abilities/keywords/extort.ts||||702.101
abilities/keywords/fabricate.ts||||702.123
abilities/keywords/fading.ts|502.20|702.29|702.30|702.32
abilities/keywords/fear.ts|502.25|702.33|702.34|702.36
abilities/keywords/firebending.ts||||702.189
abilities/keywords/first-strike.ts|502.2|702.7|702.7|702.7
abilities/keywords/flanking.ts|502.3|702.22|702.23|702.25
abilities/keywords/flash.ts|502.57|702.8|702.8|702.8
abilities/keywords/flashback.ts|502.22|702.31|702.32|702.34
abilities/keywords/flying.ts|502.4|702.9|702.9|702.9
abilities/keywords/for-mirrodin.ts||||702.163
abilities/keywords/forecast.ts|502.53|702.54|702.55|702.57
abilities/keywords/foretell.ts||||702.143
abilities/keywords/fortify.ts||702.64|702.65|702.67
abilities/keywords/freerunning.ts||||702.173
abilities/keywords/frenzy.ts||702.65|702.66|702.68
abilities/keywords/friends-forever.ts||||702.124i
abilities/keywords/fuse.ts||||702.102
abilities/keywords/gift.ts||||702.174
abilities/keywords/graft.ts|502.54|702.55|702.56|702.58
abilities/keywords/gravestorm.ts||702.66|702.67|702.69
abilities/keywords/harmonize.ts||||702.180
abilities/keywords/haste.ts|502.5|702.10|702.10|702.10
abilities/keywords/haunt.ts|502.51|702.52|702.53|702.55
abilities/keywords/hexproof.ts|||702.11|702.11
abilities/keywords/hidden-agenda.ts||||702.106
abilities/keywords/hideaway.ts||702.72|702.73|702.75b 702.75
abilities/keywords/horsemanship.ts|502.17|702.28|702.29|702.31
abilities/keywords/impending.ts||||702.176
abilities/keywords/imprint.ts|502.34|||
abilities/keywords/improvise.ts||||702.126
abilities/keywords/indestructible.ts||||702.12
abilities/keywords/index.ts|502|702|702|702
abilities/keywords/infect.ts|||702.88|702.90
abilities/keywords/infinity.ts||||702.186
abilities/keywords/ingest.ts||||702.115
abilities/keywords/intimidate.ts||702.11|702.12|702.13
abilities/keywords/job-select.ts||||702.182
abilities/keywords/jump-start.ts||||702.133
abilities/keywords/kicker.ts|502.21|702.30|702.31|702.33
abilities/keywords/landwalk.ts|502.6|702.12|702.13|702.14
abilities/keywords/level-up.ts|||702.85|702.87
abilities/keywords/lifelink.ts||702.13|702.14|702.15
abilities/keywords/living-metal.ts||||702.161
abilities/keywords/living-weapon.ts|||702.90|702.92
abilities/keywords/madness.ts|502.24|702.32|702.33|702.35
abilities/keywords/max-speed.ts||||702.178
abilities/keywords/mayhem.ts||||702.187
abilities/keywords/megamorph.ts||||702.37b
abilities/keywords/melee.ts||||702.121
abilities/keywords/menace.ts||||702.111
abilities/keywords/mentor.ts||||702.134
abilities/keywords/miracle.ts||||702.94
abilities/keywords/mobilize.ts||||702.181
abilities/keywords/modular.ts|502.35|702.40|702.41|702.43
abilities/keywords/more-than-meets-the-eye.ts||||702.162
abilities/keywords/morph.ts|502.26|702.34|702.35|702.37
abilities/keywords/multikicker.ts|||702.31c|702.33c
abilities/keywords/mutate.ts||||702.140
abilities/keywords/myriad.ts||||702.116
abilities/keywords/nightbound.ts||||702.145
abilities/keywords/ninjutsu.ts|502.43|702.46|702.47|702.49
abilities/keywords/offering.ts|502.42|702.45|702.46|702.48
abilities/keywords/offspring.ts||||702.175
abilities/keywords/outlast.ts||||702.107
abilities/keywords/overload.ts||||702.96
abilities/keywords/partner-with.ts||||702.124j
abilities/keywords/partner.ts||||702.124
abilities/keywords/persist.ts||702.76|702.77|702.79
abilities/keywords/phasing.ts|502.15|702.23|702.24|702.26
abilities/keywords/plot.ts||||702.170
abilities/keywords/poisonous.ts||702.67|702.68|702.70
abilities/keywords/protection.ts|502.7|702.14|702.15|702.16
abilities/keywords/prototype.ts||||702.160
abilities/keywords/provoke.ts|502.29|702.36|702.37|702.39
abilities/keywords/prowess.ts||||702.108
abilities/keywords/prowl.ts||702.73|702.74|702.76
abilities/keywords/rampage.ts|502.12|702.20|702.21|702.23
abilities/keywords/ravenous.ts||||702.156
abilities/keywords/reach.ts||702.15|702.16|702.17
abilities/keywords/read-ahead.ts||||702.155
abilities/keywords/rebound.ts|||702.86|702.88
abilities/keywords/reconfigure.ts||||702.151
abilities/keywords/recover.ts|502.55|702.56|702.57|702.59
abilities/keywords/reinforce.ts||702.74|702.75|702.77
abilities/keywords/renown.ts||||702.112
abilities/keywords/replicate.ts|502.52|702.53|702.54|702.56
abilities/keywords/retrace.ts||702.78|702.79|702.81
abilities/keywords/riot.ts||||702.136
abilities/keywords/ripple.ts|502.56|702.57|702.58|702.60
abilities/keywords/room.ts||||309.4
abilities/keywords/saddle.ts||||702.171
abilities/keywords/scavenge.ts||||702.97
abilities/keywords/shadow.ts|502.8|702.25|702.26|702.28
abilities/keywords/shroud.ts||702.16|702.17|702.18
abilities/keywords/skulk.ts||||702.118
abilities/keywords/sneak.ts||||702.190
abilities/keywords/soulbond.ts||||702.95
abilities/keywords/soulshift.ts|502.39|702.43|702.44|702.46
abilities/keywords/space-sculptor.ts||||702.158
abilities/keywords/spectacle.ts||||702.137
abilities/keywords/splice.ts|502.40|702.44|702.45|702.47
abilities/keywords/split-second.ts|502.58|702.58|702.59|702.61
abilities/keywords/spree.ts||||702.172
abilities/keywords/squad.ts||||702.157
abilities/keywords/start-your-engines.ts||||702.179
abilities/keywords/station.ts||||702.184
abilities/keywords/storm.ts|502.30|702.37|702.38|702.40
abilities/keywords/substance.ts|502.49|||
abilities/keywords/sunburst.ts|502.37|702.41|702.42|702.44
abilities/keywords/surge.ts||||702.117
abilities/keywords/suspend.ts|502.59|702.59|702.60|702.62
abilities/keywords/terms.ts|502|702|702|702
abilities/keywords/tiered.ts||||702.183
abilities/keywords/totem-armor.ts|||702.87|702.89
abilities/keywords/toxic.ts||||702.164
abilities/keywords/training.ts||||702.149
abilities/keywords/trample-over-planeswalkers.ts||||702.19
abilities/keywords/trample.ts|502.9|702.17|702.18|702.19
abilities/keywords/transfigure.ts||702.68|702.69|702.71
abilities/keywords/transmute.ts|502.48|702.50|702.51|702.53
abilities/keywords/tribute.ts||||702.104
abilities/keywords/typecycling.ts|502.18c|702.26d|702.27d|702.29e
abilities/keywords/umbra-armor.ts||||702.89
abilities/keywords/undaunted.ts||||702.125
abilities/keywords/undying.ts||||702.93
abilities/keywords/unearth.ts||702.81|702.82|702.84
abilities/keywords/unleash.ts||||702.98
abilities/keywords/vanishing.ts||702.60|702.61|702.63
abilities/keywords/vigilance.ts|502.14|702.18|702.19|702.20
abilities/keywords/visit.ts||||702.159
abilities/keywords/ward.ts||||702.21
abilities/keywords/warp.ts||||702.185
abilities/keywords/web-slinging.ts||||702.188
abilities/keywords/wither.ts||702.77|702.78|702.80
abilities/lookup.ts|402 418.6a 502|112 612.2 702|112 612.2 702|113 612.2 702
abilities/mana-ability.ts|406 406.1|605 605.1b|605 605.1b|605 605.1b
abilities/paths.ts|402|112|112|113 702.165b
abilities/pattern-kinds.ts|404 419|603 614|603 614|603 614
abilities/tap-symbol.ts|104.4|107.5–107.6|107.5–107.6|107.5–107.6
abilities/uses.ts|404|602.5b–602.5c 706.9b 602.5c|602.5b–602.5c 706.10b 602.5c|602.5b–602.5c 603.2h 603.7h 707.10b 602.5c 602.5b 702.177a
abilities/waiting.ts|||311.6 704.5w|312.7 314.6 704.5s–704.5t 704.5v 704.6e–704.6f
casting/activate.ts|409 402.5–402.8 502.18b|602 606|602 606|602 606 702.177a
casting/activated-where.ts|402.8|112.6 309.4 310.4|112.6 309.4 310.4 311.4|113.6 311.4 313.4 314.4
casting/activation-rules.ts|402.5–402.8 408.1 409.4 212.3d 212.5e 601.6 408.1d 403.2 502.33a|112.6 302.6 304.5 602.5 606.3 801.6 602.2 702.6a|112.6 302.6 304.5 602.5 606.3 801.6 602.2 702.6a|113.6 302.6 304.5 602.5 606.3 801.6 602.2 702.177b 702.6a
casting/announcing.ts|409.1b–409.1h 217.2e–217.2f 409.1f–409.1h|601.2b–601.2g 602.2b 401.5–401.6 601.2b 601.2e–601.2g|107.4f 601.2b–601.2g 602.2b 702.31c 401.5–401.6 601.2b 601.2e–601.2g|107.4f 601.2b–601.2h 602.2b 700.2h 701.4a 702.33c 601.2e 601.4 121.8 401.5 118.13a 601.2b 702.120a 601.2f–601.2h
casting/as-cast.ts|409.1i|601.2h|601.2h|601.2i
casting/as-proposed.ts|409.1 502.26 505|601.2 707.4 708.2|601.2 707.4 708.2|202.3e 601.2b 601.3e 702.103b 702.103d 708.4 709.3a 712.11a 715.3a
casting/awaited-durations.ts|418.3d|611.2b|611.2b|611.2b
casting/body.ts|401–404 502.40b 502.45 415.3 502.45c|112 303.4a 602–603 702.44b|112 303.4a 602–603 702.45b|113 303.4a 602–603 702.47b 702.148a 702.172a 702.183a
casting/by-hand.ts|402 408.2 409|114 602 605|115 602 605|116 602 605
casting/cast.ts|409 503.12 409.1a–409.1i 413.2|307.5a 400.7f 601 706.11|307.5a 400.7f 601 706.12 110.5g 117.3c|118.8c 307.5a 310.11b 400.7g 601 700.14 707.12 400.7b 611.3d 111.8 118.3c
casting/costs/actions.ts|104.3 409.1h|107.6 116 601.2g 701.13 606.4 117.7 116.3 116.11|107.6 117 601.2g 118.8 701.14 606.4 118.7 117.3 117.11 701.7c|107.6 107.14 118 601.2h 701.59a 701.59c 702.122a 702.171a 702.171c 119.4 119.8 701.21 606.4 701.43b–701.43c 119.7 118.3 614.16 118.11 701.9c
casting/costs/affording.ts|409.1f–409.1h|116.3 601.2e–601.2g|117.3 601.2e–601.2g|118.3 601.2f–601.2h
casting/costs/assist.ts||||601.2f–601.2h 702.132a 732.1 106.6
casting/costs/blight.ts||||701.68
casting/costs/forage.ts||||701.61
casting/costs/forms.ts|104.3 409.1|107.5 116 606|107.5 117 606|107.5 118 606
casting/costs/greatest.ts|409.1b 502.21|601.2b 702.30|601.2b 702.31|107.3 601.2b 702.33
casting/costs/hybrid.ts||107.4e 601.2b|107.4e 601.2b|107.4e–107.4f 118.13 601.2b
casting/costs/offering.ts|502.42|702.45|702.46|702.48 702.119 702.180
casting/costs/pay.ts|409.1f–409.1h 411.2 413.2e|116 601.2e–601.2g 605.3a 608.2f 107.3e|117 601.2e–601.2g 605.3a 608.2f 107.3e|118.12 601.2f–601.2h 605.3a 608.2g 107.3f
casting/costs/sought-x.ts|104.3 409.1b|107.3a 601.2b|107.3a 601.2b|107.3a 601.2b
casting/costs/stand-ins.ts|409.1b 502.46 502.46c|601.2b 702.48 702.63 702.48b 702.63b|601.2b 702.49 702.64 702.49b 702.64b|601.2h 702.51 702.66 702.126 702.51d 702.66c 702.51a 702.66a
casting/costs/total.ts|409.1f 203.4 409.4 409.1c|116.7–116.9 601.2e 107.3a 202.1b 107.3f 602.2b 601.2c|117.7–117.9 601.2e 107.3a 202.1b 107.3f 602.2b 601.2c|118.7–118.9 601.2f 606.5 701.67c 107.3a 118.6 107.3g 602.2b 701.67b 601.2c
casting/graveyards-as-own.ts||609.4|609.4|609.4
casting/holdings.ts|402.8 408.1 408.2h|112.6 601.5 602.5 702.34d|112.6 601.5 602.5 702.35d|113.6 116.2j 601.3 602.5 702.37e 702.62c 702.106c 702.127a 709.5a 709.5d 601.3e
casting/legal-actions.ts|408.1–408.2|114–115 713.3|115–116 716.3|116–117 731.3 702.177b
casting/mana/ability.ts|406 411|605|605|605
casting/mana/keeping.ts|409.1f–409.1h|601.2f–601.2g|601.2f–601.2g|601.2g
casting/mana/owed.ts|104.3 411.1|107.4 116|107.4 117|107.4 118
casting/mana/payability.ts|409.1f–409.1h 411|106.6 116 601.2f–601.2g 605.3 702.63a 702.63b|106.6 117 601.2f–601.2g 605.3 702.64a 702.64b|106.6 106.12b 118 601.2f–601.2h 605.3 702.66a 702.66c
casting/mana/payment-options.ts|409.1f 409.1g 422.1|601.2e 601.2f 714.1|601.2e 601.2f 717.1|121.8 601.2f 601.2g–601.2h 702.51 702.66 732.1
casting/mana/payment.ts|409.1g–409.1h 411.2 422.1|601.2f–601.2g 605.3a 714.1|107.4f 601.2f–601.2g 605.3a 717.1|107.4f 601.2g–601.2h 605.3a 702.51 702.66 702.126b 732.1
casting/mana/pool.ts|104.3 300.3|106.4 116.3a|106.4 117.3a|106.4 118.3a
casting/mana/purpose.ts|104.3–104.4 300.3 104.3|106 609.4|106 609.4|106 118.14 609.4
casting/mana/riders.ts|104.3|106.6|106.6|106.6
casting/mana/sources.ts|406 411 406.4|106.6 106.7 605 116.10 903.8|106.6 106.7 106.11 605 117.10 903.9|106.6 106.7 106.13 605 118.10
casting/mana/triggered.ts|406.1 411.3|605.1b 605.4 605.5|605.1b 605.4 605.5|106.12a 605.1b 605.4 605.5
casting/once-announced.ts|409.1a–409.1d|601.2a–601.2c|601.2a–601.2c|601.2a–601.2c
casting/onto-stack.ts|409.1a|602.2a|602.2a|602.2a
casting/permission.ts|409.4|601.5|601.5|601.3
casting/planar-die.ts||114.2f 901.8|115.2f 901.8|116.2i 901.9
casting/play-land.ts|212.6 408.2d 212.6b|114.2a 305 305.2 305.3|115.2a 305 305.2 305.3|116.2a 305 712.12 305.2a 305.3
casting/proposal.ts|409.1 502.46a 409.1b–409.1d 409.1b|601.2 602.2 601.2e 702.48a|601.2 602.2 601.2e 702.49a|118.7d 601.2 601.3c 601.4 602.2 701.20c 702.120a 702.174b 702.174m 601.2f 702.172a 702.183a 702.132a
casting/put-trigger.ts|410.3–410.4 600.4c 600.4a|603.3c–603.3d 800.4c|603.3c–603.3d 800.4c|603.3c–603.3d 800.4d
casting/special.ts|408.2h–408.2k 502.26 502.59 502.26d 408.2i–408.2j 502.59a|114 702.34 702.59 702.34d 114.2c–114.2d|115 702.35 702.60 702.35d 115.2c–115.2d|116 701.40b 701.58b 702.37 702.62 702.168 702.37e 702.168d 701.40b–701.40d 701.58b–701.58d 116.2j 702.106c 729.2f 116.2g 903.11a 116.2m 709.5e 702.37f 116.2c–116.2e
casting/splice.ts|409.1b 502.40|601.2b 702.44|601.2b 702.45|601.2b 702.47
casting/stack-context.ts|413 415|113 608|114 608|115 608
casting/targets/change.ts|415.7 503.10 600.4a 415.7a|113.6 706.9c|114.3 114.6–114.7 706.10c 114.6a 114.6e|115.3 115.7–115.8 707.10c–707.10e 707.10d–707.10e 707.10c 115.7a 115.7e 115.7f
casting/targets/choose.ts|409.1c–409.1e 413.2a 409.1d 601.5a 409.2 409.1e 409.1|113.7b 601.2c–601.2d 603.3d 608.2b 801.5a|114.6d 114.6e 114.8a 601.2c–601.2d 603.3d 608.2b 801.5a|115.7d 115.7e 115.9a 601.2c–601.2d 603.3d 608.2b 608.2f 702.96b 801.5a
casting/targets/crimes.ts||||700.13–700.14
casting/targets/legal.ts|413.2a 415 416.2 502.7 415.6|113 608.2b 609.2 113.4|114 608.2b 609.2 114.4|115 608.2b 609.2 702.11 702.16 702.18 707.10d 115.5 601.3e
casting/targets/modes.ts|409.1b 502.32 409.1c 502.32a 409.2|601.2b 603.3c 700.2 702.39 702.39a|601.2b 603.3c 700.2 702.40 702.40a|601.2b 603.3c 700.2 702.42 700.2i 702.42a
casting/targets/obliged.ts|409.1d 409.2|601.2c 602.2b|601.2c 602.2b|601.2c 602.2b
casting/ways-to-cast.ts|401.4 408.1 409.4 502.22 502.26 502.42a 505 502.59a 203.4 409.1b 502.26b|112.6 307.1 601.5 702.8 702.45a 708 702.59a 702.31 702.78 202.1b 707.4|112.6 307.1 601.5 702.8 702.46a 708 702.60a 702.32 702.79 202.1b 707.4|117.1a 205.4e 601.2e 601.3–601.5 611.2f 702.8 702.48a 702.96b 702.102 702.143f 707.12 709 712.11 715.3 718.3 720.3 702.102a 601.3c 601.3e 702.1b 702.103d 712.11a 601.3a 601.5 601.3b 702.62a 702.34 702.81 702.127 702.133 118.6 702.34a 702.133a 708.4 406.3b 601.3f
casting/where-from.ts|409 217.1e|601|601|601
casting/why-not.ts|212.6 408.1 409.4 500 408.1d|305 508.1 509.1 601.5 602.5|305 508.1 509.1 601.5 602.5|117.1 305 508.1 509.1 601.3 602.5
combat/applies.ts|500.1 502.8b 308.1 310.2e|508.1c–508.1d 509.1b–509.1c 702.25b 802.2a 510.1b|508.1c–508.1d 509.1b–509.1c 702.26b 802.2a 510.1b|508.1c–508.1d 509.1b–509.1c 702.28b 802.2a 510.1b 506.3f–506.3g 506.4
combat/assign-damage.ts|310.1–310.2 310.5 502.9–502.10 502.9b 502.9e 310.2a 502.9c 502.10h 606.7d|510.1 510.5 702.19j 806.7f 800.4d 702.2b|510.1 510.5 702.20j 810.7f 800.4d 702.2b|510.1 510.4 702.19 702.22 702.19d 702.22j 702.19c 702.19e 800.4e 702.2c
combat/attack-legality.ts|308.2a 500 500.2 500.5|508.1a–508.1d|508.1a–508.1d|508.1a–508.1d 508.1d
combat/attack-options.ts|306.2–306.3 308.2a 500 502.5 502.41 601.3 602.3a 604 606.7b 607.3c 609.4|506.2–506.3 508.1a–508.1d 609.4a 702.3 702.10 801.3 802.3a 803 806.7c 807.3c 809.4 800.4d|506.2–506.3 508.1a–508.1d 609.4a 702.3 702.10 801.3 802.3a 803 810.7c 809.3c 811.4 800.4d|310.5 310.8b 506.2–506.4 508.1a–508.1d 508.1h 508.5 609.4a 701.15b–701.15d 702.3 702.10 801.3 802.3a 803 809.3c 811.4 701.15b–701.15c 800.4e
combat/banding.ts|308.2b 502.10–502.11 502.11b 502.10h 502.11c|508.1e 702.19 702.19j–702.19k|508.1e 702.20 702.20j–702.20k|508.1e 702.22 702.22j–702.22k
combat/begin-combat.ts|306.3 307.1|506.2a 507.1|506.2a 507.1|506.2a 507.1
combat/block-legality.ts|309.2a 500 500.3 500.5|509.1a–509.1c|509.1a–509.1c|509.1a–509.1c 509.1c
combat/block-options.ts|309.2a–309.2d 500–501 502.4–502.8|509.1a–509.1f|509.1a–509.1f|509.1a–509.1f
combat/choosers.ts|308–309|508.1 509.1|508.1 509.1|508.1 509.1
combat/combat-damage.ts|310 502.2 502.28 310.3 310.4|510 702.4 702.7|510 702.4 702.7|510 702.4 702.7
combat/combat.ts|306–311 500|506–511|506–511|506–511
combat/companions.ts|308.2a 309.2a 500.5|508.1c–508.1d 509.1b–509.1c|508.1c–508.1d 509.1b–509.1c|508.1c–508.1d 509.1b–509.1c
combat/costs.ts|308.2d–308.2f 309.2b–309.2d 422|508.1g–508.1i 509.1d–509.1f 806.9d 714|508.1g–508.1i 509.1d–509.1f 810.9b 717|508.1h–508.1j 509.1d–509.1f 810.9b 732
combat/damage-order.ts||509.2–509.3 509.6|509.2–509.3 509.6|
combat/declare-attackers.ts|308 308.2g|508.1 508.1b 508.1j|508.1 508.1b 508.1j|508.1 701.43b 702.154a 508.1g 508.1b 508.1k
combat/declare-blockers.ts|309 309.2b 502.10e|509.1–509.3 509.1d 509.2–509.3|509.1–509.3 509.1d 509.2–509.3|509.1 509.1d 702.22h
combat/division.ts|310.2 502.9|510.1 702.2b 702.17|510.1 702.2b 702.18|510.1 702.2c 702.19
combat/joining.ts|308.3 309.3–309.4 502.43c 308.2 309.2|506.3 508.5 509.7 508.1j 509.1g|506.3 508.4 509.7 508.1j 509.1g|506.3 508.4 509.4 702.116a 508.1k 509.1g 506.3f
combat/leaving-combat.ts|306.2 311.2|506.4 511.3|506.4 511.3|506.4 511.3
combat/obstacles.ts|308.2a 309.2a|506.3 508.1a 509.1a|506.3 508.1a 509.1a|506.3 508.1a 509.1a
combat/refused.ts|308.2a 309.2a 500.2–500.3|508.1a 508.1c 509.1a–509.1b|508.1a 508.1c 509.1a–509.1b|508.1a 508.1c 509.1a–509.1b
combat/shared-blockers.ts|502.9b 502.9e|510.1c–510.1f 702.17b|510.1c–510.1e 702.2b 702.18b|510.1e 702.2c 702.19b
continuous/ability-lists.ts|407 418.5a–418.5b|112.10 613.1|112.10 613.1|113.10 613.1
continuous/active.ts|402.8 404 405 419|112.6 603 604 613.9–613.10 614 614.12|112.6 603 604 613.9–613.10 614 614.12|113.6 122.1d 603 604 613.10–613.11 614 614.12 614.17d
continuous/apply.ts|212.6e 418.5–418.6 503 503.7 217.7d 502.11a 418.6b 503.2 504.7 212.6d|204.1 305.7 612–613 706 706.7a 607.4 702.19b 700.4a 706.2 707.10 204.4b|205.1 305.7 612–613 706 706.7a 607.4 702.20b 700.4a 706.2 707.10 205.3d 205.4b|205.1 305.7 612–613 707 607.5a 707.2c 107.3j 201.5b 607.5 702.1c 702.22b 702.12a 707.2 708.10 205.3d 205.4b 113.11
continuous/base.ts|200–217 418.5a 502.40c 503–505 508 216 418.6c 503.3|109 613.1 702.44c 706–709 110.5 706.3|109 613.1 702.45c 706–709 110.5 113.3 706.3|109 201.3 202.3c 306.4 613.1 702.47c 702.140e 707–712 715 718 720 729.2a 729.2h 712.8g 715.4 718.4 720.4 111.3–111.4 114.3 707.3
continuous/battlefield.ts|418.4 601.10|611.3 801.10|611.3 801.10|611.3 801.10
continuous/before-types.ts||||613.10 700.5a
continuous/coming-and-going.ts|402 418|112.7 611–613|112.7 611–613|113.7 611–613
continuous/counters.ts|200.10 418.5a|120.1a 613.3d|121.1a 613.3d|122.1a–122.1b 613.1f 613.4c 613.7c 122.1b
continuous/dependency.ts|418.5c–418.5e 418.5d|613.6–613.7 613.7b|613.6–613.7|613.7–613.8
continuous/derive.ts|418 413.2f 200 217|604.3 611–613 614.12 702.23b 112.6b|604.3 611–613 614.12 702.24b 112.6b|604.3 611–613 702.178b 702.26b 113.6b 406.3a 113.6c
continuous/derived.ts|418|613|613|613
continuous/durations.ts|300.4 314 418.3 418.3d 404.4b|500.5 514.2 611.2|500.5 514.2 611.2 712.7|500.5 514.2 611.2 722.7 702.26f
continuous/effect.ts|213.5 418.3–418.5 418.5f 418.3b 217.1 601.10 200.9|111.4 400.7a 611 613.5 613.6a 109.2|111.4 400.7a 611 613.5 613.6a 109.2|112.4 400.7a 611 613.6 613.7a 109.2
continuous/entering.ts|212.5d 212.7d 217.1a|304.4 307.4 400.4a 614.12|304.4 307.4 400.4a 614.12|304.4 307.4 400.4a 614.12 614.17d 701.40f 701.58f 708.3 712.13a
continuous/floating.ts|413.2f 418.3 418.3d 419.7c 418.3c|608.2g 611.2 615.10|201.4b 608.2g 611.2 615.10|201.5b 608.2h 611.2 611.2f 615.11
continuous/functioning.ts|402.8 405.2a|112.6 604.3 614.12 615.11|112.6 604.3 614.12 615.11|113.6 604.3 614.12 615.12 702.62c 702.143c 702.170e 116.2e 116.2h 116.2k
continuous/keyword-abilities.ts|502.1|702.1|702.1|702.1
continuous/layers.ts|418.5a|613.1–613.3 612.5|613.1–613.3 612.5|613.1–613.4 613.4c 612.6 612.8
continuous/look-ahead.ts|410.10b 419 502.26d 217.1c 504.5 409.1 505.2|614.12 707.8 707.11 601.2 708.2|614.12 707.8 707.11 601.2 708.2|611.2f 614.12 702.51a 708.8 708.11 712.20 729.2f 611.2e 613.7n 702.37e 601.3e 709.3a 715.3a
continuous/node-reads.ts|200–217 402 415 418.5c|109 112–113 613.7|109 112 114 613.7|109 113 115 613.8
continuous/profile.ts|402–405 502 405.2|112 702 506.2|112 702 506.2|113 702 506.2
continuous/prohibitions.ts|103.2–103.3 408.2j 601.14 413.2f 212.3|101.2 114.2d 700.4 806.8a 608.2g|101.2 115.2d 118.8 700.4 810 608.2g 810.8a 810.9g–810.9h 810.10c|101.2 116.2d 119.8 121.2b–121.3 702.12 810 608.2h 121.2b 121.3 810.8a 810.9g–810.9h 810.10c
continuous/protecting-counters.ts||||122.1c–122.1d 122.1h
continuous/reads.ts|418.5c|613.7|613.7|613.8
continuous/rule-effects.ts|418.3 419|611.2 613.10 614–615|611.2 613.10 614–615|611.2 613.11 614–615
continuous/table.ts|418.5 503.9 402.8|613 614.12 706.8 112.6|613 614.12 706.9a 112.6|613 614.12 702.178b 707.9a 707.2c 113.6
continuous/template.ts|418.5 418.5b 418.5c|613.1–613.5 613.5 613.7a|613.1–613.5 613.5 613.7a|613.1–613.6 613.6 613.8a
decisions/ask.ts|103.4 408 409.1c 422.2 502.36a 600.4a 600.4d 102.4b 507.3|101.4 601.2c 608.2 701.16a 714.2 800.4a 800.4e 710|101.4 601.2c 608.2 701.18a 717.2 800.4a 800.4e 712|101.4 601.2c 608.2 701.22a 722.2 732.2 800.4a 800.4f–800.4h 722.5 722.1a
decisions/check.ts|408 422 502.9b|101.4 702.17b 714|101.4 702.18b 717|101.4 201.4a 702.19b 732
decisions/choice.ts|408|101.4|101.4|101.4
decisions/decision.ts|100–101 408–413 310.2|101.4 115 601 510.1|101.4 116 601 510.1|101.4 117 601 510.1
decisions/lazy-choice.ts|408|115|116|117
decisions/reversal.ts|422 600.4a|714 800.4a|717 800.4a|732 800.4a
determinize.ts|217.1b 217.2a 217.3|400.2 401.2 402.3|400.2 401.2 402.3|400.2 401.2 402.3
editions/spelled-out.ts||||702.11 702.12 702.17 702.18 702.111 702.114 702.118
editions/subtypes.ts|212.1e|204.3d 204.3h 204.3k|205.3e 205.3i 205.3m|205.3e 205.3i 205.3m
events/announced.ts|409.1|601.2|601.2|601.2
events/arrange-components.ts||||712.21a–712.21c 729.3a–729.3b 903.9c 712.21a–712.21b
events/asked.ts|404.3|603.4 608.2|603.4 608.2|603.4 608.2 702.187c
events/cause.ts|410 413|608.2 700.1|608.2 700.1|608.2 700.1
events/checked.ts|216.3 420 420.5f 420.5j 503.10a|704 706.9a 800.4b 704.5d–704.5e|704 706.10a 800.4b 704.5d–704.5e|704 707.10a 800.4c 704.5d–704.5e
events/combat-record.ts|306–311 502.10|506–511 702.17d 702.21 506.4 800.4a|506–511 702.18d 702.21 506.4 800.4a|506–511 702.19e 702.19f 702.22 508.7a
events/commanders.ts||903|903|903
events/components.ts||||701.42a 702.140f 712.14c 712.21–712.21c 729.2–729.2e 729.3–729.3b 729.3e 903.9c
events/counters.ts|200.10|120|121|122.1 122.6 613.7c
events/damage.ts|310.4 419.5a|118.3–118.4 702.2c 702.2d 903.3 903.12a 118.3a–118.3c 118.3e|119.3–119.4 702.2c 702.2e 903.3 903.14a 119.3a–119.3d 118.9 119.3f|120.3–120.4 702.2b 702.2e 903.3 903.10a 120.3a–120.3d 702.164b 119.9 120.3f
events/designating.ts||||701.54a 701.54c 702.131 702.179c 724.3 725.3 725.5
events/effects.ts|404.4 418.3 419 502.15g|114.2c 603.7 611.2 614–615|115.2c 603.7 611.2 614–615 701.8g|116.2c 603.7 610.3 611.2 614–615 701.12g 611.2e 613.7n 702.171b
events/event.ts|410 419 419.6a|603 614 700.1|603 614 700.1|603 614 700.1 614.12 712.14c 611.2e
events/excess.ts||||120.4a 120.10 702.2c
events/first-draw.ts|404.5|603.10|603.10|121.9 603.11 702.94a
events/graveyard-order.ts|217.4c|404.3|404.3|404.3 712.21a
events/hand-order.ts|217.3|402.3|402.3|402.3
events/happen.ts|410 419|603 614–616|603 614–616|603 614–616
events/history.ts|302–303 404|500.1 502–503 602.5b–602.5c 606.3 700.2a 700.2b 901.8|500.1 502–503 602.5b–602.5c 606.3 700.2a 700.2b 901.8|500.1 502–503 602.5b–602.5c 603.2h 603.7h 606.3 700.2a 700.2b 702.177b 901.9
events/kinds/ability.ts|408–409 410.2 503.10|114–115 601–602 603.2 706.9|114–116 601–602 603.2 706.10|115–117 601–602 603.2 701.6 707.10
events/kinds/action.ts|205|701 705|701 705|700.12–700.15 701 705
events/kinds/attachment.ts|502.33 418.5e|613.6d 701.3|613.6d 701.3|613.7e 701.3 702.151b
events/kinds/cards.ts|217 300–302 410.2 423|119 603.2 701|120 603.2 701|121 603.2 701.9 701.20 701.23–701.24
events/kinds/combat.ts|306–309 410.2 410.9 308.3 309.2 410.9e 410.9a–410.9b|506–509 603.2 508.4 508.2 509.4a 509.4a–509.4b|506–509 603.2 508.4 508.2 509.4a 509.4a–509.4b|506–509 603.2 508.4 508.3b–508.3e 509.3a 509.3a–509.3b
events/kinds/control.ts|200.2 410.2|110.2 603.2|110.2 603.2|110.2 603.2 603.10d 701.54a
events/kinds/counters.ts|200.10 410.2|120 603.2|121 603.2|122.1 122.6–122.7 603.2 613.7c 714.2c 714.2d 122.6 614.16 122.7 118.5
events/kinds/damage.ts|310.4 314.2 410.2 419.5a 601.14a|118.3–118.4 514.2 603.2 701.11a 801.15a|119.3–119.4 514.2 603.2 701.12a 801.15a|120.3–120.4 120.10 514.2 603.2 615.13 701.19a 801.13a
events/kinds/designation.ts||||701.54 702.131 702.179 709.5 724 725
events/kinds/dice.ts||||706
events/kinds/dungeon.ts||||114 309
events/kinds/face.ts|217.7b 410.2 502.26 504 508|107.3d 406.3 603.2 707 709|107.3d 406.3 603.2 701.25 707 710 711|107.3d 406.3a 603.2 613.7f 613.7g 701.27 701.40g 702.145 708 710 729.2 110.5d 701.58g 729.2g 702.106c 702.106f 702.145b
events/kinds/game-end.ts|102 102.3a 102.3e|104|104|104
events/kinds/kind.ts|404 410 419 103.2–103.3 417 423 410.10d 410.10e|603 614 616 700.1 101.2–101.3 603.6d|603 614 616 700.1 101.2–101.3 603.6d|603 614 616 700.1 101.2–101.3 614.17 701.8 701.9 701.21 121.1 603.10
events/kinds/life.ts|410.2 417.1 606.9b|118.1–118.3 603.2 806.9b|119.1–119.3 603.2|119 603.2
events/kinds/mana.ts|406 411 300.3 104.3h|106 107.4f|106 106.11 107.4h|106 106.12–106.13 107.4h
events/kinds/move.ts|216.3 217 410.2 217.7b 217.1c|110.5 304.4 307.4 400.4a 400.7 603.2 603.2d 603.6c 406.3 406.6 400.4b 309.2 310.2|110.5 304.4 307.4 400.4a 400.7 603.2 603.2d 603.6c 406.3 406.6 400.4b 309.2 310.2|111.8 304.4 307.4 400.4a 400.7 603.2 603.2e 603.6c 603.10a 800.4b 903.9c 729.3e 712.21 406.3a 406.7 311.2 312.2 313.2 314.2 315.3 400.4b
events/kinds/phasing.ts|502.15 502.15e 502.15j 502.15m|702.23|702.24|702.26 610.4a 702.26i
events/kinds/planar.ts||701.19 901 613.6e|701.21 901 613.6e|311.7 312.5 701.31 901 706.7 603.10g 613.7h
events/kinds/remember.ts|217.7d|607.2a 607.2d|607.2a 607.2d|309.4c 607.2a 607.2d 716.2
events/kinds/removal.ts|217.7 410.2 419.6b|603.2 701.6 701.13|603.2 701.6 701.14|603.2 701.8 701.19 701.21 702.110b
events/kinds/scheme.ts|||311 701.22–701.23 904|314 701.32–701.33 904
events/kinds/table.ts|410 419 103.2–103.3 217.8|603 614 700.1 101.2–101.3 702.23b|603 614 700.1 101.2–101.3 702.24b|603 614 700.1 101.2–101.3 614.17 702.26b 702.29d
events/kinds/tap.ts|417.1 420|701.15–701.16|701.16–701.17|701.26
events/kinds/token.ts|216|110.5|110.5|111 701.7 701.7b
events/kinds/turn.ts|300–302 500 601.7|500–501|500–501|500–501 730 730.1a 805.4d 505.1b
events/known-hands.ts|217.3|402.3|402.3|402.3
events/leaving.ts|102 600.4|104 800.4|104 800.4|104 702.26n 800.4
events/log.ts|200|200|200|200
events/mana-pool.ts|104.3 300.3|106.4|106.4|106.4
events/objects.ts|217 217.7b 510.3–510.5 413.2f 217.7d 504.6 217.1c 504 409.1h 410.10 419.6b 314.2|110.6 400.7 406.3 607.2a 712.5 707.9 400.7c 707 614.8|110.6 112.6h 400.7 406.3 607.2a 711.2 715.5 707.9 400.7c 707 508.5 614.8|110.2b 110.5 113.6i 400.7 406.3 607.2a 608.3f 701.51a 702.99c 707.10f 712.8 712.21 728.5 708.9 400.7d 708 508.5 614.8
events/outside.ts|217.1e 506.5 506.6|400.10 712.4 108.5 712.5|400.10 715.4 108.5 715.5|400.11 728.4 903.11 108.5 309.2d 903.11a 712.8a 712.21 728.5
events/pending.ts|404 410 410.11|603|603|603 723.1a
events/pipeline.ts|410 419 502.33|603.2–603.10 614–616 700.1 118.4 120.5 701.3d|603.2–603.10 614–616 700.1 119.4 121.6 701.3d|120.10 603.2–603.10 610.3 614–616 700.1 712.21 615.13 702.131d 120.4 615.5 707.2c 122.6 709.5h 701.3d 700.11
events/planes.ts||309 901 309.6 400.9 108.3a 109.4a 901.13|309 901 309.6 400.9 108.3a 109.4a 901.14b 901.13|311 312 901 311.6 312.6 400.9 108.3a 109.4d 901.15b 901.14 901.10b
events/reach.ts|601.2|801.2|801.2|801.2
events/reword.ts|200|200|200|200
events/shown-tops.ts||401.7|401.7|401.6
events/shuffling.ts|||701.16 701.18a|701.22a 701.24
events/timestamps.ts|418.5e|613.6g|613.6g|613.7m
events/triggers.ts|404 410 200.9 410.6 411.3 410.10e 410.11 410.3|603 605.5 109.2 120 107.3g 603.3b 806.6f|603 605.5 109.2 121 107.3g 603.3b 805.7|603 605.5 702.179d 724.2 725.2 727.1 109.2 603.10 603.10d 122.6 706.4 107.3i 603.2d 603.7b 603.3b 805.7
explain/refusal-rules.ts|104.4 212.2a–212.7a 308.2a 309.2a 401.1b 403 409.1 409.4 500 502|101.2 107.5 115.1 116 301–307 508.1 509.1 601–602 702|101.2 107.5 116.1 117 301–307 508.1 509.1 601–602 702|101.2 107.5 117.1 118 301–310 508.1 509.1 601–602 702
explain/why.ts|418.5 418.5a|613|613|613
explain/without.ts|402|112|112|113
explaining.ts|418|613|613|613
game.ts|100–102 102.3a 422|100–104 714|100–104 104.4i 717|100–104 104.4i 732
internal.ts|100–104|100–104|100–104|100–104
meaning/actors.ts|103.4 600.4d 602.2a 601.5c|806.7 800.4e 802.2a 806.7b 608.2d 801.5c|805.9 810.7b 800.4e 508.5a 608.2d 801.5c|805.9–805.10 800.4g 508.5a 608.2d 801.5c
meaning/condition.ts|404.3 217.8c 409.1i|603.4 608.2 702.23b 601.2h 509.1b|506.6 603.4 608.2 506.6d–506.6e 702.24b 601.2h 509.1b|506.7 603.4 608.2 506.7d–506.7e 702.26b 601.2i 500.8 503.2 509.1b
meaning/context.ts|402 412.5 413 419.6a 413.2f|109.5 604.7 608.2 608.2g|109.5 604.7 608.2 608.2g|109.5 604.7 608.2 608.2h
meaning/damage-sources.ts|419.8a|609.7a|609.7a|609.7a
meaning/fighting.ts|309.2f 413.2f|506.3 509.1g–509.1h 608.2g 506.4c|506.3 509.1g–509.1h 608.2g 506.4c|506.3 509.1g–509.1h 608.2h 506.4c
meaning/filter.ts|200–212 601.4–601.11 505.6 208.3 104.2 203.3 217.1c 502.10c 413.2f 503.2 502.59b 217.1a 212.4j 418.5a 205.3 502.19a|105.2a 109.2 110.4a 112.7 113.7 201–209 300–310 801.4–801.11 708.6a–708.6b 708.6a 207.3 306.5 400.7 702.19c 608.2g 120 706.2 702.59b 903.3 109.5 400.3 613.1f 204.3k 702.27a|105.2a 109.2 110.4a 112.7 114.8 201–209 300–310 801.4–801.11 708.6a–708.6b 708.6a 208.3 306.5 400.7 702.20c 608.2g 121 706.2 702.60b 903.3 109.5 400.3 613.1f 205.3m 702.28a|105.2a 109.2 110.4a 113.7 115.9 201–209 300–310 700.6 700.9 701.27g 701.54d 709.4b 801.4–801.11 608.2b 208.3 702.122a 702.171a 202.3e 306.5 310.4 400.7 601.3e 702.22c 608.2h 122 702.158e 715.2 720.2 702.62b 903.3 109.5 400.3 613.1f 205.3m 702.30a 712.21
meaning/goaded.ts||||701.15
meaning/memory.ts|217.7d 503.7–503.8 413.2f 503.8|107.3g 607 706.7 608.2g 607.2a 607.1|107.3g 607 706.7 608.2g 607.2a 607.1|107.3i–107.3j 107.3m 607 707.7 706.8a 702.158b 701.37c 608.2h 607.2a 607.1
meaning/objects.ts|200 217 217.4b 503.11 601.5 601.10 103.3 601.11 413.2f 217.1c 410.10f 217.1e 502.27a|107.3e 109 400 404.2 607.2c 706.10 801.5 801.10 801.11 608.2g 400.7e 702.35a|107.3e 109 400 404.2 607.2c 706.11 801.5 801.10 608.2g 400.7g 400.7e 702.36a|107.3f 109 400 404.2 607.2c 702.35c 707.11 801.5 801.10 608.2d 608.2h 712.21e 400.7j 400.7 400.7f 400.7k 712.21c 614.13a 614.13c 601.2a 611.2f
meaning/out-of-reach.ts|413.2a|608.2b||
meaning/paid.ts|502.21b|702.30b|702.31d|702.33d
meaning/pairs.ts||||702.95
meaning/party.ts||||700.8
meaning/players.ts|102 200.6 212.4h 601.5c 601.10–601.11 606|102 109.5 303.4d 800.4f 801.5c 801.10–801.11 901.11c|102 109.5 303.4b 508.5 800.4f 801.5c 801.10–801.11 901.11c|102 109.5 303.4b 508.5 800.4i 801.5c 801.10–801.11 702.131 724 725 901.12c 102.2–102.3 805.10c 506.2 506.2–506.2a 802.2
meaning/quantity.ts|104.2 413.2f 505.6 409.1h 409.1f–409.1h 502.50a|107.1–107.3 608.2g 800.4f 708.6a 601.2g 601.2e–601.2g 702.51a|107.1–107.3 608.2g 800.4f 708.6a 810.10a 601.2g 601.2e–601.2g 702.52a|107.1–107.3 201.2b 608.2h 800.4i 903.3d 702.184c 716.2d 810.10a 601.2h 609.4b 707.10 107.1b 601.2f–601.2h 700.5 700.5a 702.54a
meaning/range.ts|601|801 801.18 901.12|801 801.20 901.12|801 801.18 901.13
meaning/shown-face-down.ts|504|707|707|708.12
meaning/together.ts||601.2c|601.2c|601.2c 608.2b 201.2b
meaning/unknown-targets.ts||||608.2b
meaning/unseen.ts|217.1b 217.2a 217.3 413.2c|107.3a 400.2 401.2 402.3 608.2d|107.3a 400.2 401.2 402.3 608.2d|107.3a 400.2 401.2 402.3 608.2d
multiplayer/commander.ts||903.3–903.12 903.9 903.10–903.11 104.3j 704.5u 903.12a|903.3–903.14 903.10 903.11–903.12 104.3j 704.5v 903.14a|903.3–903.10 702.124d 903.8 903.9b–903.9c 104.3j 704.6c 903.10a 903.12h 704.6d 903.9a
multiplayer/deploy.ts|603 603.2|804 804.2|804 804.2|804 804.2
multiplayer/grand-melee.ts|608|808|807|807
multiplayer/leads.ts||903.3|903.3|702.124a 903.3
multiplayer/leaving.ts|102.2–102.5 600.4 606.8c 607.5 608.4d 607.5a 600.4a 102.2–102.4|104 115.4 603.9 800.4 801.17 806.8b 807.5 808.4e 807.5a–807.5b 800.4h 104.4e–104.4g 806.8a|104 116.4 603.9 800.4 801.17 807.4c 807.4e 809.5 810.8b 809.5b–809.5c 800.4h 104.4e–104.4h 801.17–801.18 810.8a|104 117.4 603.9 724.4 725.4 800.4 801.15 807.4c 807.4e 809.5 810.8b 809.5b–809.5c 702.106e 702.143f 800.4n 104.4e–104.4h 801.15–801.16 810.8a
multiplayer/options.ts|600.2 605–609 217.9 608.2a–608.2b 607.2 607.3a 607.6 607.3c 609.4 607.4 606.5 607.7 609.6|800.2 805–809 808.2a–808.2b 807.2 807.3a 807.6a 807.3c 809.4 807.4 806.5 807.7 809.5 901.3 901.14|800.2 805–811 904.5 807.2a–807.2b 809.2 809.3a 809.6a 809.3c 811.4 809.4 808.4 808.5 809.7 810.5 811.5 904.2 904.12 901.3 901.14|800.2 805–811 904.5 903.12 807.2a–807.2b 809.2 809.3a 809.6a 809.3c 811.4 809.4 808.4 808.5 809.7 810.5 811.5 904.2 904.12 901.3 901.15
multiplayer/planechase.ts||108.3a 309.5 800.4i 901.6 901.9 901.13b|108.3a 309.5 800.4i 901.6 901.9 901.13b|108.3a 311.5 312.4 800.4p 901.6 901.10 901.14b
multiplayer/schemes.ts|||311 904 103.2b 904.6 701.22a 701.23a 311.6 704.5w 904.10 205.4g|314 904 103.1b 904.6 701.32a 701.32c 701.33a 314.6 704.6e 904.10 205.4h
new-game.ts|100|100|100|100
objects/alternative.ts||||715 718 720
objects/attachments.ts|212.2d–212.2g 212.4 502.33 502.45 212.2g 212.4g 502.7|301.7–301.8 303.4 702.5 801.8|301.5–301.6 303.4 702.5 801.8|301.5–301.6 303.4 702.5 702.5c 702.6e 301.5c 702.151b 801.8 702.16n
objects/battle.ts||||310 508.5 704.5v–704.5x
objects/commander-colors.ts||903.8|903.4 903.9 903.4b|702.124c 903.4 903.11a 903.4f 903.4c
objects/copying.ts|503.1–503.4 503.9 503.2 205.3|706.1–706.4 706.8 706.2 204.1a|706.1–706.4 706.8–706.9 706.2 706.9 706.9d 205.3d|613.2 707.1–707.4 707.8–707.9 707.10g 707.2 707.8a 111.11 707.9 707.9f 707.9d 205.3d
objects/double-faced.ts|||701.25 711 711.6 701.25a 711.3|701.27–701.28 701.42b 707.8a 712 729.2i–729.2j 712.16 729.2j 712.4b–712.4c 701.27c–701.27d 712.9–712.10 712.15a 729.2i 701.27g 701.27f 701.28e
objects/face-down.ts|408.2h 502.26 504 502.26e 504.2 504.6|702.34 707 707.2 707.9|702.35 707 707.2 707.9|701.40 701.58 702.37 702.168 708 729.2f 315.5b 701.58a 702.168a 708.2 702.106e 702.143f 708.9
objects/face-names.ts|505|708|708|709 712 715 718 720
objects/flip.ts|508 508.2|709 709.1b–709.1c|709 709.1b–709.1c|710 710.1b–710.1c
objects/intrinsic-abilities.ts|212.6d 406|305.6 306.5b|305.6 306.5b|305.6 306.5b 310.4b 310.11b
objects/loyalty.ts||107.3 306.5a 306.5c|107.3 306.5a 306.5c|107.3m 306.5a 306.5c
objects/mana-cost.ts|203 203.2 203.3|202|202|202
objects/mana-matching.ts|104.3 203.4|116 202.1b|117 202.1b|118 118.6
objects/mana-needs.ts|104.3 203|106 107.4 116.7 116.7a|106 107.4 117.7 117.7c–117.7d 117.7a–117.7b|106 107.4 118.7 701.67b 118.7e–118.7g 118.7b–118.7d
objects/may-look-at.ts|504.3 504.6|702.72 707.5 707.9|702.73 707.5 707.9|702.75 708.5 708.9
objects/room.ts||||116.2m 709.5
objects/saga.ts||||702.155 714
objects/split.ts|505 505.7 505.6|708 708.7 708.6|708 708.7 708.6|709 709.4d 709.5 709.4a
objects/subtypes.ts|205.3|204.1a 204.3 309.4 310.4|205.1a 205.3 309.4 310.4 311.4|205.1a 205.3 205.3g–205.3i 311.4 313.4 314.4 315.5
objects/text-change.ts|418.6|612|612|612
objects/turning-over.ts|||701.25 711|701.27 729.2i
objects/type-words.ts|212.1e|204.3d|205.3e|205.3e
objects/values.ts|201.2|109.3|109.3|109.3
play.ts|100–104|100–104|100–104|100–104
replacement/alike.ts|419.6a 419.9a|614.5 616.1|614.5 616.1|614.5 616.1
replacement/applicable.ts|419 601.14 504.8 601.14b 419.6b|609.7b 614–616 702.70b 801.15 707.11 801.15b 701.11 615.11|609.7b 614–616 702.71b 801.15 707.11 801.15b 701.12 615.11 112.6h|609.7b 614–616 702.155c 801.13 708.11 712.20 801.13b 701.19 701.19c 615.12 113.6i 614.17d
replacement/apply.ts|419.6–419.9 419.6c 503.5–503.6 419.6d 419.6 419.7 419.6b 503.5|119.7 607.2b 614.6 614.9 615 616.1 706.5–706.6 118.4 614.14 306.7 615.11 615.5 614.12 706.5|120.7 607.2b 614.6 614.9 614.13 615 616.1 706.5–706.6 119.4 614.15 616.1a 306.7 615.11 615.5 614.12 706.5|106.12b 121.7 603.12 607.2b 614.6 614.9 614.13 615 616.1 706.6 707.5–707.6 707.9e 707.9g 120.4 614.15 616.1a 706.2b 714.3a 310.8a 614.16 701.24g 615.12 615.5 701.19 702.145b 702.190b 614.12 707.5 712.14
replacement/attaching.ts|212.4j|303.4f–303.4g|303.4f–303.4g|301.5e 303.4f–303.4i
replacement/cards-apart.ts||||729.3e
replacement/chooser.ts|419.9a|615.7 616.1|615.7 616.1|615.7 616.1 800.4h
replacement/contradictory.ts|217.1d|400.6|400.6|400.6
replacement/entering-counters.ts||120.5|112.6h 121.6|113.6i 122.6 614.16
replacement/noted.ts|419.5|614.6 615.6|614.6 615.6|614.6 615.6
replacement/redirection.ts||306.7|306.7|
replacement/shields.ts|419.7b|118.4c 615.7|119.4c 615.7|120.4d 615.7
replacement/tokens-instead.ts|216 419|110.5 614|110.5 614|111 614.16 701.7b
replacement/uses.ts|419.7–419.8 423.6a|119.6a 614.3 615.8|120.6a 614.3 615.8|121.6a 614.3 615.8
replay.ts|100|100|100|100
resolving/absence.ts||||610.3–610.4
resolving/alternative.ts||||715.3c–715.3d 720.3c–720.3d
resolving/as-enters.ts||||611.2e 613.7n
resolving/by-hand/asking.ts|217 413.2|400.2 608.2c–608.2d|400.2 608.2c–608.2d|400.2 608.2c–608.2d
resolving/by-hand/collecting.ts|413.2|608.2c|608.2c|608.2c
resolving/by-hand/places.ts|413 418|608 611|608 611|608 611
resolving/by-hand/steps-with-cards.ts|413 418 501|608 611 701|608 611 701|608 611 701
resolving/by-hand/steps-with-permanents.ts|413 418 501|608 611 701|608 611 701|608 611 701
resolving/by-hand/steps.ts|413 418 501|608 611 701|608 611 701|111.10 608 611 701
resolving/carry-out.ts|413.2 416.3|608.2c 609.3|608.2c 609.3|608.2c 609.3
resolving/from-outside.ts|217.1e|400.10|400.10|400.11
resolving/loops.ts|413.2c|608.2c 608.2d|608.2c 608.2d|608.2c 608.2d
resolving/one-by-one.ts|413.2c|608.2c|608.2c|608.2f
resolving/outcome.ts|103.4 413.2 103.4a 413.2d|101.4 608.2c–608.2e|101.4 608.2c–608.2e|101.4 608.2c–608.2e 608.2f
resolving/possible.ts|413.2 103.3|116.12 608.2d|117.12 608.2d|118.12 608.2d
resolving/resolve.ts|310.3–310.4 404.3 413 409.1b 502.40b|603.4 608 702.44b 608.2j|603.4 608 714.4 702.45b 608.2j|603.4 603.7h 608 702.96 702.103e 702.140b 726.4 702.47b 608.2m 608.3b 603.12 608.3e
resolving/token-described.ts|216.1 418.6c|110.5b–110.5c 612.2a|110.5b–110.5c 612.2a|111.3–111.4 201.5b 612.2a
resolving/verbs/attractions.ts||||505.5 701.51–701.52 703.4g 717
resolving/verbs/become-blocked.ts|309.2f 502.10e 502.10g|509.1h 509.6 702.19h–702.19i|509.1h 509.6 702.20h–702.20i|509.1g–509.1h 702.22h–702.22i
resolving/verbs/cards.ts|217 423 200.8 217.9d 413.2d 217.2d 217.7d 200 423.3 413.2c|119 400–406 701 120.2 614.11b 110.2a 708.6b 701.14 701.14b 701.8f 119.3 116.3 608.2d|120 400–406 701 120.2 614.11b 701.7c 110.2a 708.6b 701.15 701.15b 701.16e 701.8f 120.3 117.3 608.2d|121 400–406 610.3 701 121.2 614.11b 121.2a 701.9c 712.14a 110.2a 401.4 201.2b 701.23h 701.23 701.23b 701.24d 701.12f 121.3 118.3 701.17b
resolving/verbs/choosing.ts|413.2 413.2c 418.6a 503.8 511 601.5 419|607 608.2d 612.2 700.3 705 801.5 614|607 608.2d 612.2 700.3 705 801.5 614|201.4a 201.4g 607 608.2d 612.2 700.3 705 722.4 801.5 705.3 614
resolving/verbs/control.ts|413.2 416.3 413.2c 413.2d 413.2a 502.13a|116.12 608.2c 609.3 608.2d 101.4 608.2e 702.21a|117.12 608.2c 609.3 608.2d 101.4 608.2e 702.22a|118.12 608.2c 609.3 701.55 608.2b 608.2d 603.2h 101.4 608.2f 702.24a 701.55c 701.55b
resolving/verbs/counters.ts|200.10 409.1h|120 120.4 116.3|121 121.5 117.3|122 122.8 701.10e 122.5 118.3 118.5 107.14
resolving/verbs/designations.ts||||702.131 702.179 724 725
resolving/verbs/dice.ts||||706.2–706.4 706.6 706.8 706.5
resolving/verbs/draining.ts|||106.11|106.13
resolving/verbs/dungeons.ts||||309 701.49 704.5t
resolving/verbs/goad.ts||||701.15
resolving/verbs/incubate.ts||||111.10i 701.53
resolving/verbs/keyword-actions.ts||||701.35–701.37 701.39 701.43–701.44 701.46–701.48 701.50 701.56–701.57 701.60–701.63 701.65–701.66 701.68 702.100b 702.134c 702.149c 701.44b 701.47b 701.50b 701.57b 701.62b 701.68d 702.143c 701.43c 701.44 701.63 701.65b 701.44d 701.50d 701.44c 701.50c 701.68b 701.61a
resolving/verbs/lasting.ts|404.4–404.5 418.3 408.2i 404.4d|603.7 611.2 114.2c|603.7 611.2 115.2c|603.4 603.7 603.12 611.2 701.12 116.2c 701.12a–701.12b 701.27f
resolving/verbs/life-and-damage.ts|104.1 104.2 413.2c 417 419.5a 606.9 413.2f 413.2 413.2a 606.9b|107.1a 117–118 608.2d 701.8a 806.9 117.5 806.9b 117.7|107.1a 118–119 608.2d 701.8a 810.9 701.10b 118.5 810.9f 810.9d 810.9e 118.7–118.8 701.8g|107.1a 115.7f 119–120 608.2d 701.12a 701.14 810.9 608.2f 120.4a 701.14b 119.5 810.9f 119.7–119.8 810.9d 810.9e 701.12g
resolving/verbs/mana.ts|104.3 406 104.3d 104.3g|106 605 106.9 106.8|106 605 106.10 106.8–106.9|106 605 106.12 106.8–106.11
resolving/verbs/permanents.ts|212–214 416.3 417 419.6b 502.15 504 502.33 413.2c 502.15i|110 609.3 701 701.13a 608.2d 701.8 702.62 702.23f–702.23g 701.15a–701.15b|110 609.3 701 701.14a 608.2d 701.8 702.63 702.24f–702.24g 701.17a–701.17b|110 609.3 610.4 701 702.110b 702.140b 702.151a 702.171a 702.112b 701.37c 709.5f–709.5g 716.2b 701.21a 608.2d 303.4k 701.42 702.140c–702.140d 701.12 702.65 702.26g–702.26h 701.40a 701.26a–701.26b
resolving/verbs/planar.ts||309.7 701.19 901 901.3a 701.19a–701.19b 901.8|309.7 701.21 901 901.3a 701.21a–701.21b 901.8|311.7 312 701.31 704.6f 901 901.3a 701.31a–701.31b 901.11c 312.7 901.9
resolving/verbs/proliferate.ts|||701.24|701.34
resolving/verbs/reselect-attack.ts||||508.7
resolving/verbs/ring.ts||||701.54
resolving/verbs/schemes.ts|||701.22–701.23 904.11|701.32–701.33 904.11
resolving/verbs/stack.ts|401–402 413–414 413.2e 415.6–415.7 503.10 503.12 600.4a 413.2f|113 305.3 608.2f 701.5 706.9 706.11 800.4a|114 305.3 608.2f 701.5 706.10 706.12 800.4a|115.7 305.3 400.7i 608.2g 701.6 707.10 707.12 712.12 800.4a 707.10d 707.10e 601.3 715.3 702.85b
resolving/verbs/table.ts|413 416–417|608 701|608 701|608 701
resolving/verbs/tokens.ts|216 418.6c 413.2f|110.5 612.2a|110.5 113 612.2a|111 114 303.4f–303.4i 612.2a 701.7 707.8a 608.2f 111.11
resolving/verbs/top-of-library.ts|502.36|701.16–701.18 708.6a|701.18–701.20 708.6a|701.22 701.25 701.29–701.30 701.22c
resolving/verbs/turns.ts|102 300 419.4 507 509 606.6g 300.4|104 500 710–711 806.6h 711|104 500 712–713 805.8 713|104 500 722–723 805.8 500.10a 730.1 723.1 723.2 723.1a 723.2a
resolving/verbs/verb.ts|413 423.3|608 701|608 701|608 701
resolving/verbs/voting.ts||||701.38
running/game.ts|100|100|100|100
running/scope.ts|413 419|608 614|608 614|608 614 106.12a
setup/agendas.ts||||103.2e 315.5b 702.106 905.4a
setup/anachronism.ts|104.3 205.2a 502|107.4 204.2 702|107.4 205.2 702|107.4 205.2a 702
setup/ante.ts|217.9 217.9b|407|407|407
setup/begin.ts|101|103 108.3a 901.6 903.6 310.2 903.5|103 108.3a 901.6 903.6 310.2|103 108.3a 901.6 903.6 313.2 103.2e 315.2 905.4
setup/by-reminder.ts|200.3|207.2|207.2|207.2
setup/card-problems.ts|200.3 502|207.2 702|207.2 702|207.2 702
setup/companions.ts||||103.2b 116.2g 702.139
setup/dealing.ts|217.1b 217.2a 217.3 504.1|400.2 401.2 402.3 707.1|400.2 401.2 402.3 707.1|400.2 401.2 402.3 708.1
setup/description.ts|100–102 600 600.2|100–103 800|100–103 800|100–103 800
setup/fair-shuffle.ts|101.1|103.1|103.1|103.3
setup/goes-first.ts||||103.1c 315.5a
setup/parts.ts|217.9|407|407|103.1c 407
setup/planar-decks.ts||103.6 901.5 901.13a|103.6 715.5a 901.5 901.13a|103.7 728.5a 901.5 901.14a
setup/position.ts|100|100|100|100
setup/restart.ts|||714 714.5a|726 726.5a
setup/rule-definitions.ts|212.6e 504|305.6 707|305.6 707|305.6 701.12 708 715.3d 724.2 725.2 727.1
setup/setup.ts|101 101.4a|103 103.5 103.4 902.5 103.4d 903.7|103 904.5 103.5 103.4 902.5 103.4d 903.8|103 702.106a 904.5 103.6 103.5 103.5a 902.5 903.12g
setup/subgame.ts|506 506.5a|712 712.5 712.4a|715 715.2a 715.2b–715.2c 715.5a 715.5b–715.5c 715.5 715.4a|728 728.2a 728.2b–728.2c 728.5a 728.5b–728.5c 728.5 728.4a
setup/supplementary-decks.ts||103.6 901.4|103.6 715.2a 901.4 904.4|103.3a 728.2a
setup/whole-decks.ts|||715.5a|728.5a
soundness/derived.ts|418|613|613|613
soundness/plain-text.ts|100|102.1|102.1|102.1
soundness/reworded.ts|200|200|200|200
soundness/saved.ts|100|100|100|100
soundness/schema.ts|100|100|100|100
soundness/setup-problems.ts|100–101|100–103|100–103|100–103 111.11
soundness/shape.ts|100|100|100|100
soundness/state.ts|217 420.5d|400|400|400
state-based/actions.ts|420.5 420.5a–420.5n 420.5e 601.12–601.13 420.5i|704.5 704.5a–704.5u 704.5k 801.12–801.14 704.5j 704.5m|704.5 704.5a–704.5v 704.5k 801.12–801.14 704.5j 704.5m|702.103f 704.5 704.5a–704.5z 704.6c–704.6d 310.9 303.7a 704.5y 801.12 704.5j 704.5k
state-based/battles.ts||||310.10 704.5w–704.5x
state-based/perform.ts|420.3–420.4 503.10a 410.11 600.4b|704.3 704.6 706.9a 800.4b|704.3 704.6 706.10a 800.4b|704.3 704.7 707.10a 800.4c
state-based/quick.ts|420.3 420.5|704.3 704.5|704.3 704.5|704.3 704.5
state-based/sectors.ts||||702.158 704.5u
state/attached.ts|212.2g–212.2j 502.2|301.5 303.4 701.3|301.5 303.4 701.3|301.5 303.4 701.3
state/binding.ts|409.1 413.2|601.2 608.2|601.2 608.2|601.2 608.2
state/clone.ts|100|100|100|100
state/commander.ts||903.3|903.3|702.124d 903.3 903.3b–903.3c
state/components.ts||||712.4a 712.21 729.2
state/fresh.ts|101.3|103.3|103.3|103.4
state/growth.ts|102.4b 421|104.4b 713|104.4b 716|104.4b 731
state/hands.ts|200|200|200|200
state/hash.ts|100|100|100|100
state/ids.ts|217.1c|400.7|400.7|400.7
state/instances.ts|502.52b|702.53b 702.75b|607.4 702.54b 702.76b|607.5 702.56b 702.78b 702.136b 702.152b 702.153b
state/limits.ts|100|100|100|100
state/memoised.ts|100|100|100|100
state/nontraditional.ts||108.5 309 310 400.4b 902 310.6 902.5 310.7 902.4|108.5 309–311 400.4b 902 310.6 902.5 310.7 902.4|108.5 311–315 400.4b 717 902 717.1 103.5a 313.6 902.5 103.4b 313.7 902.4
state/numbers.ts|100|100|100|100
state/objects.ts|217 413.2f 200.1a 217.3c 103.4|400.7 608.2g 112.7a 108.3 402.3|400.7 608.2g 112.7a 108.3 402.3|400.7 608.2h 113.7a 108.3 402.3
state/planar.ts||309 701.19 901 309.5 901.6 901.11b 901.13 901.14c|309 701.21 901 309.5 901.6 901.11b 901.13 901.14c|311 312 701.31 901 311.5 901.6 901.12b 901.14 901.15c
state/position.ts|100|100|100|100
state/random.ts|101 511|103 705|103 701.16 705|103 701.24 705 706
state/redefined.ts|200|200|200|200
state/stack.ts|409.1|601.2|601.2 107.4f|601.2 107.4f 702.150a
state/state.ts|100–103 217 503.2 310.3 504.1 104.3 300.3 402.6 413.2f 608.4 600.2|100–104 400 706.2 400.7f 707.1 903.3 112.7a 608.2g 614.10b 808.4–808.5|100–104 400 706.2 400.7f 707.1 903.3 112.7a 608.2g 614.10b 807.4–807.5|100–104 400 707.2 702.132a 400.7g 611.3d 708.1 708.6 712.4a 729.2 613.7c 702.179b 702.124d 903.3 506.6 610.3–610.4 113.7a 608.2h 113.11 614.10b 807.4–807.5
state/teams.ts|606 102.3d 606.4a 606.10|806 103.3c 903.6 806.4a 806.10 902.4|805 810 103.3c 903.7 810.4 810.11 902.4 103.3d 904.5|805 810 904.13b 103.4c–103.4d 903.7 903.12f 810.4 810.11 103.4b 902.4 103.4e 904.5
state/turn-history.ts|300|500 603.4|500 603.4|500 603.4 700.11 700.14 702.177b
state/turn-markers.ts|608.4|808.4 901.13b|807.4 901.13b|807.4 901.14b
state/turn-structure.ts|300–314|500–514|500–514|500–514
state/turning.ts|504.4|707.6|707.6|708.6 729.2f
state/writing.ts|100|100|100|100
state/wrong-argument.ts|100|100|100|100
turn/advance.ts|300 600.4a 422.1|500 800.4a 714.1|500 800.4a 717.1 104.4i|500 800.4a 732.1 104.4i
turn/after-skip.ts||614.10b|614.10b|614.10b
turn/as-it-began.ts|300.1|500.1|500.1|500.1
turn/day-and-night.ts||||502.2 702.145 703.4b 730 730.2 702.145b–702.145g
turn/growth.ts|102.4b 421|104.4b 713|104.4b 716|104.4b 731
turn/loops.ts|102.4b 421 421.3 421.5|104.4b 713 713.3|104.4b 104.4f 716 801.18 716.3|104.4b 104.4f 731 801.16 731.3
turn/lore.ts||||714.3b
turn/past.ts|300|500|500|500
turn/priority.ts|408 606.6e 408.1e 408.1c 314.3|115 800.4a 806.6e 115.4 115.3b 514.3a|116 800.4a 805.5a 116.4 116.3b 514.3a|117 800.4a 805.5a 117.4 117.3b 514.3a
turn/set-in-motion.ts|||505.3 703.4d 904.9|505.3 703.4e 904.9
turn/steps.ts|301–314 301.1 410.1 101.5b 606.6b 314.3 314.1–314.2 314.1 308.4 408.1 420.3|501–514 508.6|501–514 508.6|501–514 714.3b 614.10b 508.8
turn/turns.ts|102 300 419.6e 507.1b 101.5a 507.1a 419.4|102.1 309.5 500 614.10 710.1b 901.6 500.7 103.7a–103.7b 710.1a|102.1 309.5 500 506.6e 614.10 712.1b 901.6 500.7 103.7a–103.7b 712.1a|102.1 311.5 500 506.7e 614.10 702.26n 722.1b 901.6 106.4 500.7 800.4k 800.4m 103.8a–103.8b 722.1a
turn/untap.ts|302 502.15 302.2|502 702.23|502 702.24|502 702.26 610.4a
version.ts|100|100|100|100
view/groups.ts|216|110.5|110.5|111
view/in-handles.ts|217.1c|400.7|400.7|400.7
view/knowledge.ts|217.2–217.4 504.4 507.2 217.2e|400.2 401.5 402.3 707 710.3 401.6|400.2 401.5 402.3 707 712.4 401.6|400.2 401.5 402.3 708 722.4
view/labels.ts|408|101.4|101.4|101.4
view/lens.ts|217.1b–217.1c 217.4|400.2 400.7 401–402|400.2 400.7 401–402|400.2 400.7 401–402
view/make-view.ts|217.2–217.4 504.4|400.2 707|400.2 707|400.2 708
view/marks.ts|200.3a 217.7d 300.6 409.1b 419.6b 502.51b 502.59b 503.8 507 601.2 607.2 608.4|102.3 500.7 601.2b 607.2a 607.2d 701.11a 702.52b 702.59b 710 801.2 807.2 808.4 903|102.3 500.7 601.2b 607.2a 607.2d 701.12a 702.53b 702.60b 712 801.2 807.4 809.2 903|903 102.3 309.4 309.7 310.8 500.7 601.2b 607.2a 607.2d 701.15b 701.19a 701.27g 701.37b 701.54b–701.54c 702.55b 702.62b 702.95b 702.99b 702.112b 702.131c 702.179a 709.5c 712.4a 714.2b 714.2d 716.2b 719.3b 722 724.1 725.1 729.2 730.1 801.2 807.4 809.2
view/question.ts|408|101.4|101.4|101.4
view/view.ts|217 401|400.2 401–406 707|400.2 401–406 707|400.2 401–406 708
vocabulary/abilities.ts|402–405 415|112–113 601–604|112 114 601–604|113 115 601–604
vocabulary/conditions.ts|404.3 405|603.4 604 608.2|603.4 604 608.2|603.4 604 608.2
vocabulary/costs.ts|104.3 409.1|116 601.2|117 601.2|118 601.2
vocabulary/definition.ts|200–212|109.3 200–209|109.3 200–209|109.3 200–209
vocabulary/equal.ts|100|100|100|100
vocabulary/holes.ts|200|200|200|200
vocabulary/instructions.ts|413 416–417 413.2d|608 701|608 701|608 701
vocabulary/keyword-names.ts|502|702|702|702
vocabulary/keywords.ts|502|702|702|702
vocabulary/links.ts|502.51|702.52 702.79|702.53 702.80|702.55 702.82 702.99
vocabulary/nodes.ts|200–216 402–423|109–120 601–616|109–120 601–616|109–120 601–616
vocabulary/nouns.ts|200–217 402 415|109 112–113|109 112 114|109 113 115
vocabulary/patterns.ts|404 410 419|603 614|603 614|603 614
vocabulary/quantities.ts|104.2|107.1–107.3|107.1–107.3|107.1–107.3
vocabulary/rule-definition.ts|418|611|611|611
vocabulary/rules-effects.ts|418 419 420|611–616|611–616|611–616
vocabulary/shape.ts|100|100|100|100
vocabulary/shapes.ts|200–216 402–423|109–120 601–616|109–120 601–616|109–120 601–616
vocabulary/some-node.ts|100|100|100|100
vocabulary/words.ts|104 200–217 300|105 107 200–210 300 400 500|105 107 200–210 300 400 500|105 107 200–210 300 400 500`;
